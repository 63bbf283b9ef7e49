import { missingCalls, missingRooms } from './released.mjs';

const TEXT = { type: 'string' };
const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const json = (schema) => ({ content: { 'application/json': { schema } } });

/** A document with one call. */
function documentWith({ input, output = object({ _id: TEXT }), parameters, status = 200, schemas = {} } = {}) {
  const call = { ...(parameters ? { parameters } : {}), ...(input ? { requestBody: json(input) } : {}), responses: { [status]: json(output), 403: json(object({ code: TEXT })) } };
  return { paths: { '/api/notes': { post: call } }, components: { schemas } };
}

const BEFORE = documentWith({ input: object({ text: TEXT, kind: { enum: ['a', 'b'] } }, ['text']), output: object({ notes: { type: 'array', items: object({ _id: TEXT, text: TEXT }) } }) });

test('the same document, and one with more of everything, break no promise', () => {
  expect(missingCalls(BEFORE, BEFORE)).toEqual([]);
  const more = documentWith({
    input: object({ text: TEXT, kind: { enum: ['a', 'b', 'c'] }, title: TEXT }, ['text']),
    output: object({ notes: { type: 'array', items: object({ _id: TEXT, text: TEXT, title: TEXT }) }, total: { type: 'integer' } }),
    parameters: [{ name: 'page', in: 'query', required: false }],
  });
  more.paths['/api/others'] = more.paths['/api/notes'];
  expect(missingCalls(BEFORE, more)).toEqual([]);
});

const input = BEFORE.paths['/api/notes'].post.requestBody.content['application/json'].schema;
const output = BEFORE.paths['/api/notes'].post.responses[200].content['application/json'].schema;

test.each([
  ['a call', { paths: {}, components: {} }, 'POST /api/notes is gone.'],
  ['a field that has become required', documentWith({ input: { ...input, required: ['text', 'kind'] }, output }), 'POST /api/notes: body.kind has become required.'],
  ['a new field that is required', documentWith({ input: object({ ...input.properties, title: TEXT }, ['text', 'title']), output }), 'POST /api/notes: body.title has become required.'],
  ['a parameter that is required', documentWith({ input, output, parameters: [{ name: 'page', in: 'query', required: true }] }), 'POST /api/notes: the parameter page has become required.'],
  ['a field that is no longer read', documentWith({ input: object({ text: TEXT }), output }), 'POST /api/notes: body.kind is no longer read.'],
  ['a value that is no longer taken', documentWith({ input: object({ text: TEXT, kind: { enum: ['a'] } }, ['text']), output }), 'POST /api/notes: body.kind no longer takes b.'],
  ['another status', documentWith({ input, output, status: 201 }), 'POST /api/notes: it no longer answers 200.'],
  ['a field of a reply', documentWith({ input, output: object({ notes: { type: 'array', items: object({ _id: TEXT }) } }) }), 'POST /api/notes: 200.notes[].text is gone.'],
  ['a field that may be missing', documentWith({ input, output: object(output.properties, []) }), 'POST /api/notes: 200.notes may be missing.'],
  ['a field that is something else', documentWith({ input, output: object({ notes: TEXT }) }), 'POST /api/notes: 200.notes was array and is string.'],
])('%s', (_, now, problem) => {
  expect(missingCalls(BEFORE, now)).toEqual([problem]);
});

test('named shapes are looked into, and one that holds itself comes to an end', () => {
  const tree = (properties) => documentWith({ output: { $ref: '#/components/schemas/Tree' }, schemas: { Tree: object({ ...properties, inner: { $ref: '#/components/schemas/Tree' } }) } });
  expect(missingCalls(tree({ name: TEXT }), tree({}))).toEqual(['POST /api/notes: 200.name is gone.']);
});

test('a room and a path that are gone are named; a path may move to another room', () => {
  const before = [{ name: 'practice', routes: ['/search', '/votes'] }, { name: 'tasks', routes: [] }];
  expect(missingRooms(before, before)).toEqual([]);
  expect(missingRooms(before, [{ name: 'practice', routes: ['/search'] }, { name: 'tasks', routes: ['/votes'] }])).toEqual([]);
  expect(missingRooms(before, [{ name: 'practice', routes: ['/search'] }])).toEqual(['No room serves /votes any more.', 'The room tasks is gone.']);
});
