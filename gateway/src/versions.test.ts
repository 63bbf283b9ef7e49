import { content, submissions, type HttpCall } from '@transcreate/contracts';
import { readInput } from './request-input.js';
import { etagOf } from './versions.js';

const LINE = content.updateTutorialTask as HttpCall;
const id = '6f2e6a1c-52d4-4c0a-9a7b-0a4f6e1c2d3b';
const read = (ifMatch?: string, body: object = {}, line = LINE) =>
  readInput(line, line.http, { params: { id }, query: {}, body, headers: { 'if-match': ifMatch } });

describe('the version that a change was made from', () => {
  it.each([['"7"', 7], ['W/"7"', 7], [' "123" ', 123]])('is %s in If-Match', (header, version) => {
    expect(read(header)).toEqual({ id, basedOn: version });
  });

  it('may stand in the body, and If-Match goes before it', () => {
    expect(read(undefined, { basedOn: 3 })).toEqual({ id, basedOn: 3 });
    expect(read('"4"', { basedOn: 3 })).toEqual({ id, basedOn: 4 });
  });

  it('is not the version of a text that comes back whole', () => {
    expect(read(undefined, { title: 'Whole', version: 3 })).toEqual({ id, title: 'Whole' });
  });

  it('is any without the header, and with a star', () => {
    expect(read()).toEqual({ id });
    expect(read('*')).toEqual({ id });
  });

  it.each(['7', '"seven"', '"0"', '"-1"', '"7", "8"', '"12345678901"', ''])('is not %j', (header) => {
    expect(() => read(header)).toThrow(expect.objectContaining({ code: 'invalid_input', details: [expect.objectContaining({ path: 'If-Match' })] }));
  });

  it('is nothing to a call that knows no versions', () => {
    expect(read('"7"', { transcreation: '译文' }, submissions.updateSubmission as HttpCall)).toEqual({ id, transcreation: '译文' });
  });
});

describe('the ETag of a reply', () => {
  it('is its version', () => {
    expect(etagOf(LINE, { tutorialTask: { version: 7 } })).toBe('"7"');
  });

  it('is on no other reply', () => {
    expect(etagOf(submissions.updateSubmission as HttpCall, { submission: { version: 7 } })).toBeUndefined();
  });
});
