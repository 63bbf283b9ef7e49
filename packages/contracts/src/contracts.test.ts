import { z } from 'zod';
import { CALL_ERRORS, CONTRACTS, ERRORS, isHttpCall, pathParameters, routeOf, SERVICES, type Call, type HttpCall } from './index.js';

const lines = CONTRACTS.flatMap((table) => Object.values(table));
const httpLines = lines.filter(isHttpCall);
const routesOf = (line: HttpCall) => [line.http, ...(line.also ?? [])];
const shapeOf = (line: Call) => (line.input as z.ZodObject).shape as Record<string, z.ZodType>;
const named = <T extends Call>(calls: T[]) => calls.map((line) => [`${line.service}.${line.name}`, line] as const);

/** Values of every kind that some field of some call takes. */
const SAMPLES = [
  'a text', ' e\u0301 ', '', 'Name@Example.EDU', '0198f0c2-6c1e-7b6a-9d53-0c2f6f3c8a11', 'https://example.org', 'English', 'beginner', 'approved', 'student', 'csv',
  'practice', '1', 'true', 'false', 1, true, [], ['a text'], [{ term: 'a', note: 'b' }], [{ text: 'a', comment: 'b' }],
];

test('every service has one table, which holds its lines alone', () => {
  expect(CONTRACTS.map((table) => [...new Set(Object.values(table).map((line) => line.service))])).toEqual(SERVICES.map((service) => [service]));
});

test('every line has a subject of its own, made of its service and name', () => {
  const subjects = lines.map((line) => line.subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const line of lines) expect(line.subject).toBe(`${isHttpCall(line) ? 'api' : 'in'}.${line.service}.${line.name}`);
});

test('no route is taken twice, whatever its parameters are called', () => {
  const routes = httpLines.flatMap(routesOf).map((http) => http.replaceAll(/:\w+/g, ':'));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

describe.each(named(lines))('%s', (_, line) => {
  test('takes an object, since path, query and body come together', () => {
    expect(line.input).toBeInstanceOf(z.ZodObject);
  });

  test('ignores unknown fields of its input and never refuses them', () => {
    const problems = line.input.safeParse({ surprise: true }).error?.issues ?? [];
    expect(problems.filter((problem) => problem.code === 'unrecognized_keys')).toEqual([]);
  });

  test('takes what it has made of an input once more, since gateway and service both parse it', () => {
    for (const [name, shape] of Object.entries(shapeOf(line))) {
      for (const value of SAMPLES) {
        const once = shape.safeParse(value);
        if (once.success && once.data !== undefined) expect([name, shape.safeParse(once.data).data]).toEqual([name, once.data]);
      }
    }
  });

  test('has a summary of one sentence', () => {
    expect(line.summary).toMatch(/^[A-Z].*[^.\s]$/s);
    expect(line.summary).not.toContain('\n');
  });

  test('names its failures once, and only those that not every call has', () => {
    const errors: readonly string[] = line.errors ?? [];
    expect(new Set(errors).size).toBe(errors.length);
    expect(errors.filter((code) => (CALL_ERRORS as readonly string[]).includes(code))).toEqual([]);
  });
});

describe.each(named(httpLines))('%s', (_, line) => {
  test('has the parameters of its path in its input, and may answer that nothing is there', () => {
    for (const http of routesOf(line)) {
      const parameters = pathParameters(routeOf(http).path);
      for (const name of parameters) expect(shapeOf(line)[name]?.safeParse(undefined).success).toBe(false);
      if (parameters.length > 0) expect(line.errors).toContain('not_found');
    }
  });

  test('reads numbers and booleans of a path or query from text', () => {
    for (const http of routesOf(line)) {
      const { method, path } = routeOf(http);
      const asText = method === 'GET' || method === 'DELETE' ? Object.keys(shapeOf(line)) : pathParameters(path);
      for (const name of asText) {
        const shape = shapeOf(line)[name]!;
        if (shape.safeParse(1).success) expect(shape.safeParse('1').success).toBe(true);
        if (shape.safeParse(true).success) expect(shape.safeParse('true').success).toBe(true);
      }
    }
  });

  test('refuses NUL characters and half surrogate pairs in every text, since no database takes them', () => {
    for (const shape of Object.values(shapeOf(line))) {
      for (const text of ['a\0', 'a\ud83d', 'a\0@example.edu']) expect(shape.safeParse(text).success).toBe(false);
    }
  });

  test('lets no field out that it does not name', () => {
    expect(openObjects(z.toJSONSchema(line.output, { io: 'output' }))).toEqual([]);
  });

  test('creates only by POST, and is idempotent by a key only where it creates', () => {
    const { method } = routeOf(line.http);
    if (line.success === 201) expect(method).toBe('POST');
    if (line.idempotent) expect(line.success).toBe(201);
    if (line.reads) expect(method).toBe('POST');
  });

  test('speaks of fields that it has, where it speaks of fields', () => {
    const output = line.output instanceof z.ZodObject ? (line.output.shape as Record<string, z.ZodType>) : {};
    if (line.successWith) expect(output[line.successWith.field]?.safeParse(undefined).success).toBe(true);
    if (line.versionOf) expect(output[line.versionOf]).toMatchObject({ shape: { version: expect.anything() } });
    for (const name of line.storesImages ?? []) expect(shapeOf(line)[name]?.safeParse('data:image/png;base64,AAAA').success).toBe(true);
  });

  test('lies below /api, or is what lies below a page, whatever further routes it has', () => {
    expect(routeOf(line.http).path).toMatch(/^\/(api|slides)\/[\w/:-]+$/);
  });
});

test('an internal line names processes other than the service itself', () => {
  for (const line of lines) {
    if (!('internal' in line)) continue;
    expect(line.internal.length).toBeGreaterThan(0);
    expect(line.internal).not.toContain(line.service);
  }
});

test('every error code is a stable word with a status of a failure and a sentence for a person', () => {
  for (const [code, { status, sentence }] of Object.entries(ERRORS)) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

/** Where a JSON Schema has an object that lets further properties through. */
function openObjects(schema: unknown, path = '$'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const open = 'type' in schema && schema.type === 'object' && !('additionalProperties' in schema && schema.additionalProperties === false);
  return [...(open ? [path] : []), ...Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}.${key}`))];
}
