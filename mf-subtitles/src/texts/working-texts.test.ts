import { ApiError } from '@transcreate/web-kit';
import type { DraftShelf } from '@transcreate/web-kit';
import { WorkingTexts } from './working-texts.js';
import type { ServerText } from './working-texts.js';

const offline = () => new ApiError({ status: 0, code: 'network', requestId: 'r' });
const refused = () => new ApiError({ status: 400, code: 'invalid_input', requestId: 'r' });

/** A device whose clock stands where the test sets it. */
function device() {
  const kept = new Map<string, { text: string; savedAt: string }>();
  const clock = { now: '2026-09-08T10:00:00.000Z' };
  const shelf: DraftShelf = {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => Boolean(kept.set(key, { text, savedAt: clock.now })),
    remove: (key) => void kept.delete(key),
    keys: (beginning) => [...kept.keys()].filter((key) => key.startsWith(beginning)),
  };
  return { kept, clock, shelf };
}

/** A server with these texts, which `fail` breaks. */
function server(texts = new Map<number, ServerText>()) {
  const state = { fail: undefined as (() => Error) | undefined, sent: [] as [number, string][] };
  const save = async (id: number, text: string) => {
    if (state.fail) throw state.fail();
    state.sent.push([id, text]);
    texts.set(id, { text });
  };
  const read = async () => {
    if (state.fail) throw state.fail();
    return texts;
  };
  return { texts, state, save, read };
}

describe('working texts', () => {
  it('go to the server, and leave nothing on the device', async () => {
    const { shelf, kept } = device();
    const one = server();
    expect(await new WorkingTexts(shelf, one).save(1, '我', '')).toBe('saved');
    expect(one.texts.get(1)?.text).toBe('我');
    expect(kept.size).toBe(0);
  });

  it('wait on the device while the server can not be reached, outlive the page, and are sent then', async () => {
    const { shelf, kept } = device();
    const one = server();
    one.state.fail = offline;
    const before = new WorkingTexts(shelf, one);
    expect(await before.save(2, '二', '')).toBe('local');
    expect(await before.save(1, '一', '')).toBe('local');
    await expect(before.deliver()).rejects.toThrow();

    const after = new WorkingTexts(shelf, one);
    expect([...after.unsent()]).toEqual([[1, '一'], [2, '二']]);
    one.state.fail = undefined;
    expect(await after.deliver()).toBe(2);
    expect([...one.texts].map(([id, { text }]) => [id, text])).toEqual([[1, '一'], [2, '二']]);
    expect(after.unsent().size).toBe(0);
    expect(kept.size).toBe(0);
    expect(await after.deliver()).toBe(0);
  });

  it('keep what has not gone when the connection breaks in the middle', async () => {
    const { shelf } = device();
    const one = server();
    one.state.fail = offline;
    const texts = new WorkingTexts(shelf, one);
    await texts.save(1, '一', '');
    await texts.save(2, '二', '');
    one.state.fail = undefined;
    const save = one.save;
    one.save = async (id, text) => (id === 2 ? Promise.reject(offline()) : save(id, text));
    await expect(texts.deliver()).rejects.toThrow();
    expect([...texts.unsent()]).toEqual([[2, '二']]);
  });

  it('that are refused are the caller’s business, and wait for nothing', async () => {
    const { shelf, kept } = device();
    const one = server();
    one.state.fail = refused;
    await expect(new WorkingTexts(shelf, one).save(1, '一', '')).rejects.toThrow();
    expect(kept.size).toBe(0);
  });

  it('of one segment: the newest alone waits', async () => {
    const { shelf } = device();
    const one = server();
    one.state.fail = offline;
    const texts = new WorkingTexts(shelf, one);
    await texts.save(1, '旧', '');
    await texts.save(1, '新', '');
    one.state.fail = undefined;
    await texts.deliver();
    expect(one.state.sent).toEqual([[1, '新']]);
  });

  it('never let an older text arrive after a newer one', async () => {
    const { shelf } = device();
    const one = server();
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const save = one.save;
    one.save = async (id, text) => {
      if (text === '旧') await slow;
      return save(id, text);
    };
    const texts = new WorkingTexts(shelf, one);
    const both = [texts.save(1, '旧', ''), texts.save(1, '新', '旧')];
    arrive();
    await Promise.all(both);
    expect(one.state.sent).toEqual([[1, '旧'], [1, '新']]);
  });

  it('an empty one waits as well, and clears the server’s', async () => {
    const { shelf } = device();
    const one = server(new Map([[1, { text: '旧' }]]));
    one.state.fail = offline;
    const texts = new WorkingTexts(shelf, one);
    await texts.save(1, '', '旧');
    one.state.fail = undefined;
    expect(await texts.deliver()).toBe(1);
    expect(one.texts.get(1)?.text).toBe('');
  });
});

describe('a text that was changed elsewhere meanwhile', () => {
  async function afterAChange(elsewhere: ServerText, base: string | null = '') {
    const { shelf, kept } = device();
    const one = server(new Map([[1, elsewhere]]));
    one.state.fail = offline;
    const texts = new WorkingTexts(shelf, one);
    await texts.save(1, '这里', base);
    one.state.fail = undefined;
    const sent = await texts.deliver();
    return { texts, kept, sent, onServer: one.texts.get(1)?.text, other: texts.others().get(1) };
  }

  it('loses against the newer one here, and is kept', async () => {
    const { onServer, other, sent } = await afterAChange({ text: '那里', savedAt: '2026-09-08T09:00:00.000Z' });
    expect([onServer, other, sent]).toEqual(['这里', '那里', 1]);
  });

  it('wins if it is newer, and the one here is kept', async () => {
    const { onServer, other, sent, texts } = await afterAChange({ text: '那里', savedAt: '2026-09-08T11:00:00.000Z' });
    expect([onServer, other, sent]).toEqual(['那里', '这里', 0]);
    expect(texts.unsent().size).toBe(0);
  });

  it('is no conflict when both are the same, or when the one there is where this one began', async () => {
    expect((await afterAChange({ text: '这里', savedAt: '2026-09-08T11:00:00.000Z' })).other).toBeUndefined();
    expect((await afterAChange({ text: '开始', savedAt: '2026-09-08T11:00:00.000Z' }, '开始')).other).toBeUndefined();
  });

  it('is kept as well when nobody knew what the server had', async () => {
    expect((await afterAChange({ text: '那里' }, null)).other).toBe('那里');
  });

  it('is forgotten when the person has chosen', async () => {
    const { texts, kept } = await afterAChange({ text: '那里' });
    texts.forgetOther(1);
    expect(texts.others().size).toBe(0);
    expect(kept.size).toBe(0);
  });
});

it('a waiting text that the server refuses is kept, and asked about', async () => {
  const { shelf } = device();
  const one = server();
  one.state.fail = offline;
  const texts = new WorkingTexts(shelf, one);
  await texts.save(1, '太长', '');
  one.state.fail = undefined;
  one.save = async () => Promise.reject(refused());
  expect(await texts.deliver()).toBe(0);
  expect(texts.unsent().size).toBe(0);
  expect(texts.others().get(1)).toBe('太长');
});

it('what another program left in the place of a waiting text is taken as a text', () => {
  const { shelf } = device();
  shelf.write('subtitle-unsent:3', 'not JSON');
  shelf.write('subtitle-unsent:4', '{"text": 7}');
  expect([...new WorkingTexts(shelf, server()).unsent()]).toEqual([[3, 'not JSON'], [4, '{"text": 7}']]);
});
