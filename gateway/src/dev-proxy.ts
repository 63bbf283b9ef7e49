import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** In development alone: paths of the site that a development server answers, with its hot reload, in place of the built files. */
export async function registerDevProxies(server: FastifyInstance, proxies: Record<string, string>): Promise<void> {
  for (const [prefix, upstream] of Object.entries(proxies)) {
    await server.register(httpProxy, { prefix, rewritePrefix: prefix, upstream, websocket: true });
  }
}
