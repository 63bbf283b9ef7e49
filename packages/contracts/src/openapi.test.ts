import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { call, contract, CONTRACTS, isHttpCall, openApiDocument, routeOf } from './index.js';

interface Operation {
  operationId: string;
  security: unknown[];
  requestBody?: { required: boolean };
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const document = openApiDocument(CONTRACTS) as unknown as Document;
const httpLines = CONTRACTS.flatMap((table) => Object.values(table)).filter(isHttpCall);

test('the document of all calls is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(openApiDocument(CONTRACTS));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test('every route of every line is in it', () => {
  for (const line of httpLines) {
    for (const http of [line.http, ...(line.also ?? [])]) {
      const { method, path } = routeOf(http);
      expect(document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.operationId).toContain(`${line.service}.${line.name}`);
    }
  }
});

test.each(['/api/health/live', '/api/health/ready', '/api/openapi.json', '/api/reference'])('%s, which the gateway answers by itself, is in it and needs no token', (path) => {
  expect(document.paths[path]?.['get']).toMatchObject({ security: [], responses: { 200: { description: expect.any(String) } } });
});

test('no internal call is in it', () => {
  expect(JSON.stringify(document)).not.toContain('recordAttempt');
});

test('every operation has a name of its own', () => {
  const ids = Object.values(document.paths).flatMap((operations) => Object.values(operations).map((operation) => operation.operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference leads to a named shape, and every named shape is referred to', () => {
  const references = new Set([...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!));
  expect([...references].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
});

test('two different shapes under one name are refused', () => {
  const line = (field: string) =>
    call({
      http: `GET /api/${field}`, access: 'public', summary: 'A shape',
      input: z.object({}), output: z.object({ thing: z.object({ [field]: z.string() }).meta({ id: 'Clash' }) }),
    });
  expect(() => openApiDocument([contract('toolkit', { one: line('one'), two: line('two') })])).toThrow('Clash');
});

test('a public call needs no token and every other call does', () => {
  for (const line of httpLines) {
    const { method, path } = routeOf(line.http);
    const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
    expect(operation.security).toEqual(line.access === 'public' ? [] : [{ token: [] }]);
  }
});

test('path parameters are required, and a line of its own failures lists their status', () => {
  const operation = document.paths['/api/submissions/{id}']!['put']!;
  expect(operation.parameters).toEqual([expect.objectContaining({ name: 'id', in: 'path', required: true })]);
  expect(operation.requestBody?.required).toBe(true);
  expect(Object.keys(operation.responses).toSorted()).toEqual(['200', '400', '401', '403', '404', '413', '429', '500', '503']);
});

test('an upload takes a form with a file, and a download answers bytes, whole or in part', () => {
  const upload = document.paths['/api/weekly-practice-files/week/{week}/translation']!['post']!;
  expect(upload.requestBody).toEqual({
    required: true,
    content: { 'multipart/form-data': { schema: expect.objectContaining({ properties: expect.objectContaining({ file: expect.anything() }), required: ['file'] }) } },
  });
  const download = document.paths['/api/weekly-practice-files/{id}/download']!['get']!;
  expect(Object.keys(download.responses)).toEqual(expect.arrayContaining(['200', '206', '304', '416']));
  expect(JSON.stringify(download)).not.toContain('storedId');
});

test('a call that may leave a step to do also answers 202, and one that creates answers 201', () => {
  expect(Object.keys(document.paths['/api/auth/login']!['post']!.responses)).toEqual(expect.arrayContaining(['200', '202']));
  expect(Object.keys(document.paths['/api/submissions']!['post']!.responses)).toContain('201');
});
