import { z } from 'zod';
import { CALL_ERRORS, isHttpCall, pathParameters, routeOf, type Contract, type HttpCall, type HttpLine } from './call.js';
import { ERRORS, type ErrorCode } from './errors.js';

type Json = Record<string, unknown>;
interface ObjectSchema extends Json {
  properties: Record<string, Json>;
  required?: string[];
}

/** The OpenAPI 3.1 document of every call that a browser can make: those of the contracts, and those that the gateway answers by itself. */
export function openApiDocument(contracts: readonly Contract[]): Json {
  const schemas: Record<string, Json> = {};
  const paths: Record<string, Json> = gatewayPaths();
  const calls = contracts.flatMap((table) => Object.values(table)).filter(isHttpCall);
  for (const line of calls) {
    for (const [index, http] of [line.http, ...(line.also ?? [])].entries()) {
      const { method, path } = routeOf(http);
      const operations = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
      operations[method.toLowerCase()] = operation(line, http, index, schemas);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Transcreate', version: '1.0.0', description: 'A failure is `{error, code, requestId}`, with `details` for bad input.' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function gatewayPaths(): Record<string, Json> {
  const status = { status: { type: 'string' } };
  const states = { type: 'object', additionalProperties: { enum: ['up', 'down'] } };
  const readiness = jsonContent({ type: 'object', properties: { ...status, services: states }, required: ['status', 'services'] });
  const liveness = jsonContent({ type: 'object', properties: status, required: ['status'] });
  return {
    '/api/health/live': gatewayPath('isLive', 'Whether the gateway runs', {
      200: { description: 'It runs', content: liveness },
      503: { description: 'It is about to stop', content: liveness },
    }),
    '/api/health/ready': gatewayPath('isReady', 'Whether every service can be reached', {
      200: { description: 'All are up', content: readiness },
      503: { description: 'One is down', content: readiness },
    }),
    '/api/openapi.json': gatewayPath('getDocument', 'This document', { 200: { description: 'Success', content: jsonContent({ type: 'object' }) } }),
    '/api/reference': gatewayPath('showDocument', 'This document, for people', { 200: { description: 'Success', content: { 'text/html': {} } } }),
  };
}

function gatewayPath(name: string, summary: string, replies: Json): Json {
  return { get: { operationId: `gateway.${name}`, summary, tags: ['gateway'], 'x-access': 'public', security: [], responses: replies } };
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

function operation(line: HttpCall, http: HttpLine, index: number, schemas: Record<string, Json>): Json {
  const { method, path } = routeOf(http);
  const input = jsonSchema(line.input, 'input', schemas) as ObjectSchema;
  const inPath = pathParameters(path);
  const inQuery = method === 'GET' || method === 'DELETE';
  const others = Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name));
  const required = (name: string) => input.required?.includes(name) ?? false;
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: input.properties[name] ?? {} })),
    ...(inQuery ? others.map((name) => ({ name, in: 'query', required: required(name), schema: input.properties[name] })) : []),
    ...(line.idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }] : []),
    ...(line.kind === 'download' ? [{ name: 'Range', in: 'header', required: false, schema: { type: 'string' } }] : []),
    ...(line.versionOf && line.errors?.includes('conflict') ? [{ name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } }] : []),
  ];
  return {
    operationId: `${line.service}.${line.name}${index > 0 ? `.${index}` : ''}`,
    summary: line.summary,
    tags: [line.service],
    'x-access': line.access,
    security: line.access === 'public' ? [] : [{ token: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(inQuery ? {} : requestBody(line, Object.fromEntries(others.map((name) => [name, input.properties[name]!])), others.filter(required))),
    responses: responses(line, schemas),
  };
}

function requestBody(line: HttpCall, properties: Record<string, Json>, required: string[]): Json {
  if (line.kind === 'upload') {
    const form = { type: 'object', properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } }, required: [...required, 'file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (Object.keys(properties).length === 0) return {};
  return { requestBody: { required: required.length > 0, content: { 'application/json': { schema: { type: 'object', properties, required } } } } };
}

function responses(line: HttpCall, schemas: Record<string, Json>): Json {
  const success = { description: 'Success', content: contentOf(line, schemas) };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...CALL_ERRORS, ...(line.errors ?? [])]) {
    const status = ERRORS[code].status;
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
  }
  const failures = [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: { 'application/json': { schema: failureSchema(schemas) } } }]);
  return { [line.success ?? 200]: success, ...(line.successWith ? { [line.successWith.status]: success } : {}), ...(line.kind === 'download' ? PARTS : {}), ...Object.fromEntries(failures) };
}

/** How a download answers who asks for a part, or who has it already. */
const PARTS = { 206: { description: 'The part that Range names' }, 304: { description: 'What If-None-Match names is still the file' }, 416: { description: 'The file has no such part' } };

function contentOf(line: HttpCall, schemas: Record<string, Json>): Json {
  if (line.kind === 'download') return { '*/*': {} };
  const media: Json = { 'application/json': { schema: jsonSchema(line.output, 'output', schemas) } };
  if (line.kind === 'csv') media['text/csv'] = { schema: { type: 'string' } };
  return media;
}

function failureSchema(schemas: Record<string, Json>): Json {
  schemas['Failure'] ??= {
    type: 'object',
    properties: {
      error: { type: 'string' },
      code: { type: 'string', enum: Object.keys(ERRORS) },
      requestId: { type: 'string' },
      details: { type: 'array', items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } }, required: ['path', 'message'] } },
    },
    required: ['error', 'code', 'requestId'],
  };
  return { $ref: '#/components/schemas/Failure' };
}

/** A shape as JSON Schema; named shapes (`.meta({ id })`) move to the document's components. Two shapes under one name are an error. */
function jsonSchema(shape: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const text = JSON.stringify(z.toJSONSchema(shape, { io, unrepresentable: 'any' })).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs = {}, id: __, ...schema } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
  for (const [name, { id: ___, ...definition }] of Object.entries($defs)) {
    if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(definition)) throw new Error(`Two shapes are named ${name}`);
    schemas[name] = definition;
  }
  return schema;
}
