import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server on the loopback that speaks just enough SMTP. */
export interface SmtpServer {
  url: string;
  /** The mails that it took, as they came over the wire. */
  mails: string[];
  /** What it does with the next ones: takes them, refuses the recipient, refuses the mail and quotes it, or never answers. */
  mood: 'takes' | 'refuses' | 'quotes' | 'sleeps';
  /** Breaks every connection. */
  hangUp(): void;
  stop(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, server);
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails: [],
    mood: 'takes',
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: () =>
      new Promise((resolve) => {
        server.hangUp();
        listener.close(() => resolve());
      }),
  };
  return server;
}

function converse(socket: Socket, server: SmtpServer): void {
  let text = '';
  let isMail = false;
  socket.write('220 test\r\n');
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    for (;;) {
      const end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0 || server.mood === 'sleeps') return;
      const part = text.slice(0, end);
      text = text.slice(end + (isMail ? 5 : 2));
      const reply = isMail ? take(part, server) : answer(part.slice(0, 4).toUpperCase(), server.mood);
      isMail = !isMail && reply.startsWith('354');
      socket.write(`${reply}\r\n`);
    }
  });
}

function take(mail: string, server: SmtpServer): string {
  if (server.mood === 'quotes') return `550 this looks like spam: ${mail.replaceAll('\r\n', ' ').slice(0, 300)}`;
  server.mails.push(mail);
  return '250 taken';
}

function answer(command: string, mood: SmtpServer['mood']): string {
  if (command === 'RCPT' && mood === 'refuses') return '550 no such mailbox';
  if (command === 'DATA') return '354 go on';
  return command === 'QUIT' ? '221 bye' : '250 ok';
}
