import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import { CONTRACTS, openApiDocument } from '@transcreate/contracts';
import type { FastifyInstance } from 'fastify';

const FOLDER = '/api/reference/';
// The page's own parts set style attributes, which no nonce can allow.
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API reference · Transcreate</title>
<link rel="stylesheet" href="${FOLDER}swagger-ui.css"></head>
<body><div id="reference"></div><script src="${FOLDER}swagger-ui-bundle.js"></script><script src="${FOLDER}start.js"></script></body>
</html>`;
const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true });";

/** The OpenAPI document of every call, and a page that shows it to people. */
@Injectable()
export class Reference implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const document = JSON.stringify(openApiDocument(CONTRACTS));
    const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    server.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document));
    server.get('/api/reference', async (_request, reply) => reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE));
    server.get(`${FOLDER}start.js`, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
    await server.register(fastifyStatic, { root, prefix: FOLDER, allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(js|css)$/.test(path), decorateReply: false, index: false });
  }
}
