import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line to a server of this machine that can be made as bad as lines get. */
export class Line {
  /** How much later each answer arrives than the server gave it, in ms. */
  lateMs = 0;
  readonly #sockets = new Set<Socket>();
  #held: Promise<void> | undefined;
  #letGo: () => void = () => undefined;
  readonly #server = createServer((client) => void this.#join(client));

  private constructor(private readonly to: number) {}

  /** A line to a port. */
  static async to(port: number): Promise<Line> {
    const line = new Line(port);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** Where it begins. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on no byte passes in either direction, and neither end hears that the other has gone: nothing is refused, and nothing lost. */
  hold(): void {
    this.#held = new Promise((resolve) => (this.#letGo = resolve));
  }

  /** What was held back passes now, the end of connections included. */
  release(): void {
    this.#held = undefined;
    this.#letGo();
  }

  stop(): void {
    this.release();
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #join(client: Socket): Promise<void> {
    this.#keep(client);
    await this.#held;
    const server = connect(this.to, '127.0.0.1');
    this.#keep(server);
    void this.#pass(client, server, () => 0);
    void this.#pass(server, client, () => this.lateMs);
  }

  /** What ends with an error has ended, which is told by `#pass`. */
  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay().on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
  }

  async #pass(from: Socket, to: Socket, lateMs: () => number): Promise<void> {
    try {
      for await (const bytes of from) {
        await sleep(lateMs());
        await this.#held;
        to.write(bytes as Uint8Array);
      }
    } catch {
      // A connection that was reset; the other end hears of it as of any end.
    }
    await this.#held;
    to.destroy();
  }
}
