import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller } from '@nestjs/common';
import { auth, content, messages, NEWS, submissions, subtitles, TICKET_TYPE, toolkit, type Answer, type CallContext, type Input, type Role, type SignIn } from '@transcreate/contracts';
import { Bus, Handle, Piece, type ServiceDefinition } from '@transcreate/service-kit';
import { service as filesService } from '@transcreate/files';
import { startTestBed } from '@transcreate/service-kit/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startGateway } from '../src/gateway.js';

const { publicKey, privateKey } = await generateKeyPair('EdDSA');
const KEY_ID = 'test-key';

/** What the services behind the gateway did and are to do; the tests are about the gateway alone. */
export const behind = {
  revoked: [] as { number: number; sessionId: string }[],
  seen: [] as { input: unknown; context: CallContext }[],
  quote: async (): Promise<unknown> => ({ quote: 'Brevity is the soul of wit.', author: 'William Shakespeare', source: 'Hamlet', secret: 'stays inside' }),
  login: async (): Promise<SignIn> => ({ challenge: { kind: 'email-code', expiresAt: '2030-01-01T00:00:00.000Z' } }),
  search: async (): Promise<Answer<typeof content.searchExamples>> => ({ results: [] }),
  bus: null as Bus | null,
};

@Controller()
class AuthStandIn {
  constructor(bus: Bus) {
    behind.bus = bus;
  }
  @Handle(auth.getPublicKeys)
  async getPublicKeys() {
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'EdDSA' }] };
  }
  @Handle(auth.listRevocations)
  async listRevocations({ after }: Input<typeof auth.listRevocations>) {
    return { newest: behind.revoked.length, revocations: behind.revoked.filter(({ number }) => number > after) };
  }
  @Handle(auth.login)
  async login() {
    return behind.login();
  }
  @Handle(auth.getLoginSummary)
  async getLoginSummary({ format }: Input<typeof auth.getLoginSummary>) {
    return format === 'csv' ? { csv: 'email,role\r\n' } : { sessions: [] };
  }
  @Handle(auth.logout)
  async logout() {
    return { success: true as const };
  }
}

@Controller()
class ToolkitStandIn {
  @Handle(toolkit.getQuote)
  async getQuote() {
    return (await behind.quote()) as { quote: string; author: string; source: string };
  }
}

@Controller()
class SubmissionsStandIn {
  @Handle(submissions.deleteSubmission)
  async deleteSubmission(input: Input<typeof submissions.deleteSubmission>, context: CallContext) {
    behind.seen.push({ input, context });
    return { success: true as const };
  }
}

@Controller()
class ContentStandIn {
  @Handle(content.searchExamples)
  async searchExamples(input: Input<typeof content.searchExamples>, context: CallContext) {
    behind.seen.push({ input, context });
    return behind.search();
  }
}

@Controller()
class MessagesStandIn {
  @Handle(messages.countUnread)
  async countUnread() {
    return { count: 0 };
  }
}

/** The file that the stand-in writes. */
export const WRITTEN = { fileName: '字幕-zh.srt', mediaType: 'application/x-subrip; charset=utf-8', text: '1\n00:00:01,000 --> 00:00:02,000\n我是坏人吗？\n' };

@Controller()
class SubtitlesStandIn {
  @Handle(subtitles.exportSegments)
  async exportSegments({ lang }: Input<typeof subtitles.exportSegments>) {
    return lang === 'zh' ? WRITTEN : { ...WRITTEN, text: '' };
  }
}

const SERVICES: ServiceDefinition[] = [
  { name: 'auth', contract: auth, controllers: [AuthStandIn], providers: [] },
  { name: 'toolkit', contract: toolkit, controllers: [ToolkitStandIn], providers: [] },
  { name: 'messages', contract: messages, controllers: [MessagesStandIn], providers: [] },
  { name: 'subtitles', contract: subtitles, controllers: [SubtitlesStandIn], providers: [] },
  { name: 'submissions', contract: submissions, controllers: [SubmissionsStandIn], providers: [] },
  { name: 'content', contract: content, controllers: [ContentStandIn], providers: [] },
  filesService,
];

/** A list of practice examples as content answers it: written already. */
export const writtenResults = Piece.of(content.searchExamples.output, { results: [] });

/** A revocation as auth makes it: numbered, and told at once unless the message is `lost`. */
export function revoke(sessionId: string, { lost = false } = {}): void {
  behind.revoked.push({ number: behind.revoked.length + 1, sessionId });
  if (!lost) behind.bus!.tell(NEWS.revocations, { newest: behind.revoked.length, sessionIds: [sessionId] });
}

interface TokenFacts {
  role: Role;
  guest: boolean;
  sid: string;
  expires: string;
  key: CryptoKey;
  /** Makes a ticket of it. */
  path: string;
}

/** A token, or a ticket, as auth signs it. */
export async function tokenFor(some: Partial<TokenFacts> = {}): Promise<string> {
  const { role = 'student', guest = false, sid = randomUUID(), expires = '1h', key = privateKey, path } = some;
  const typ = path === undefined ? 'JWT' : TICKET_TYPE;
  return new SignJWT({ sid, role, guest, email: 'li.lei@example.org', username: '李雷', path })
    .setProtectedHeader({ alg: 'EdDSA', kid: KEY_ID, typ })
    .setSubject(randomUUID())
    .setExpirationTime(expires)
    .sign(key);
}

const PAGE = '<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__"></head><body>Transcreate</body></html>';

async function makeSite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'transcreate-site-'));
  await mkdir(join(site, 'mf/practice'), { recursive: true });
  await mkdir(join(site, 'mf/half-copied'), { recursive: true });
  await writeFile(join(site, 'index.html'), PAGE);
  await writeFile(join(site, 'main.0123abcd.js'), `console.log(${JSON.stringify('x'.repeat(4_000))});`);
  await writeFile(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(site, 'mf/practice/mf-manifest.json'), '{}');
  await writeFile(join(site, 'mf/practice/room.json'), JSON.stringify({ name: 'practice', routes: ['/search'], needs: '1.0' }));
  await writeFile(join(site, 'mf/half-copied/room.json'), '{"name":');
  return site;
}

/** The gateway on a real NATS, with stand-ins for the services. */
export async function startHouse() {
  const bed = await startTestBed({ services: SERVICES.map((service) => ({ ...service })) });
  const site = await makeSite();
  const env = { ...bed.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, QUALITY_LENS_URL: 'https://lens.example.org/page?a=1' };
  const gateway = await startGateway(env);
  const url = `http://127.0.0.1:${gateway.port}`;
  return {
    url,
    bed,
    /** Another replica of the gateway. */
    startAnother: (extra: Record<string, string>) => startGateway({ ...env, ...extra }),
    get: (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers }),
    send: (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { method, body, headers: { 'content-type': 'application/json', ...headers } }),
    stop: async () => {
      await gateway.close();
      await bed.stop();
      await rm(site, { recursive: true, force: true });
    },
  };
}
