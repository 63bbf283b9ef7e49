import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import { Failure, Log } from '@transcreate/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Config } from './config.js';
import { fileFromDevServer, pageFromDevServer, SHELL } from './dev-proxy.js';

/** A file whose name carries a hash of its content never changes. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.map)?$/;
/**
 * Below these a missing file is missing; anywhere else an unknown path is a page, and the browser's router decides. `/slides` itself is the
 * page that lists what lies below it.
 */
const NO_PAGES = /^\/(api|mf)(\/|$)|^\/slides\//;
/** What a room says of itself beside its files; rooms of early releases don't name theirs. */
const RoomFile = z.object({ name: z.string(), version: z.string().optional(), routes: z.array(z.string()), needs: z.string() });

/** The site's files: the shell, the rooms and the list of them. */
@Injectable()
export class Site implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const root = this.config.siteDirectory;
    if (!(await this.#isFile('index.html'))) this.log.warn({}, `There is no site in ${root}; until one is published there, the API alone is served.`);
    await server.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
    server.get('/remotes.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send({ rooms: await this.#rooms() }));
    server.get('/*', (request, reply) => this.#serve(request, reply));
  }

  async #serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    const devServer = this.config.devProxies[SHELL];
    const fresh = devServer && path !== null ? await fileFromDevServer(devServer, path) : undefined;
    if (fresh) return reply.type(fresh.type).header('cache-control', 'no-store').send(fresh.body);
    if (path !== null && !path.endsWith('.html') && (await this.#isFile(path))) {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A cache on the way must not hand the compressed file to somebody who can't read it.
      reply.header('vary', 'accept-encoding');
      return reply.sendFile(path.slice(1));
    }
    if (path === null || NO_PAGES.test(path) || HASHED.test(path)) throw new Failure({ code: 'not_found' });
    return this.#page(reply);
  }

  /** The shell's page, with a new nonce for the styles that its components write. */
  async #page(reply: FastifyReply): Promise<FastifyReply> {
    const devServer = this.config.devProxies[SHELL];
    const html = devServer ? await pageFromDevServer(devServer) : await this.#publishedPage();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(nonce, this.config.embeddedOrigins))
      .send(html.replaceAll('__CSP_NONCE__', nonce));
  }

  async #publishedPage(): Promise<string> {
    if (!(await this.#isFile('index.html'))) throw new Failure({ code: 'not_found', message: 'No site has been published here.' });
    return readFile(join(this.config.siteDirectory, 'index.html'), 'utf8');
  }

  /** Read anew each time, so that a room is deployed by copying its files. A folder that is not ready is left out. */
  async #rooms(): Promise<unknown[]> {
    const folder = join(this.config.siteDirectory, 'mf');
    const names = await readdir(folder).catch(() => []);
    const rooms = await Promise.all(names.sort().map(async (name) => {
      try {
        const { name: roomName, ...room } = RoomFile.parse(JSON.parse(await readFile(join(folder, name, 'room.json'), 'utf8')));
        return [{ name: roomName, manifest: `/mf/${name}/mf-manifest.json`, ...room }];
      } catch {
        return [];
      }
    }));
    return rooms.flat();
  }

  async #isFile(path: string): Promise<boolean> {
    return stat(join(this.config.siteDirectory, path)).then((found) => found.isFile(), () => false);
  }
}

/** The decoded path of a URL; null for one that cannot be decoded or that leaves the folder. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0]!);
    return path.includes('\0') || path.includes('\\') || normalize(path) !== path ? null : path;
  } catch {
    return null;
  }
}

/**
 * Scripts from here alone; styles from files or with the page's nonce; pictures in source texts may come from elsewhere; frames only from
 * where the operator says.
 */
function pagePolicy(nonce: string, embeddedOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https: http:",
    ['frame-src', "'self'", ...embeddedOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
