import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The prefix that means the shell. Its page keeps coming from us, with our headers; its development server has the files. */
export const SHELL = '/';

/** The path of the shell's hot reload (packages/build-kit, `devServer`). */
const SHELL_SOCKET = '/dev-socket';

/** In development alone: paths of the site that a development server answers, with its hot reload, in place of the built files. */
export async function registerDevProxies(server: FastifyInstance, proxies: Record<string, string>): Promise<void> {
  for (const [name, upstream] of Object.entries(proxies)) {
    const prefix = name === SHELL ? SHELL_SOCKET : name;
    await server.register(httpProxy, { prefix, rewritePrefix: prefix, upstream, websocket: true, proxyPayloads: false });
  }
}

/** A file from a development server; undefined when it has none of that path, or only a page. */
export async function fileFromDevServer(upstream: string, path: string): Promise<{ type: string; body: Buffer } | undefined> {
  const response = await fetch(new URL(path, upstream));
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await response.arrayBuffer());
  return response.ok && !type.startsWith('text/html') ? { type, body } : undefined;
}

/** The shell's page from its development server. */
export async function pageFromDevServer(upstream: string): Promise<string> {
  return (await fetch(new URL('/index.html', upstream))).text();
}
