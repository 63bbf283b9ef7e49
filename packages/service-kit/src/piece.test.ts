import { z } from 'zod';
import { KeptList, Piece } from './piece.js';

const Item = z.object({ id: z.number(), text: z.string() });
const Page = z.object({ title: z.string(), items: z.array(Item) });
const item = (id: number, text = '双关') => Piece.of(Item, { id, text });
const read = (piece: Piece) => JSON.parse(piece.toBytes().toString()) as unknown;

describe('a piece', () => {
  it('has what its shape names, and nothing else', () => {
    const row = { id: 1, text: '双关', author: '李雷' };
    expect(read(Piece.of(Item, row))).toEqual({ id: 1, text: '双关' });
    const unfit = { id: 'one', text: '' } as unknown as z.input<typeof Item>;
    expect(() => Piece.of(Item, unfit)).toThrow('id');
  });

  it('is put together from others', () => {
    const page = Piece.object(Page, { title: Piece.of(z.string(), 'A "pun"'), items: Piece.list([item(1), item(2)]) });
    expect(read(page)).toEqual({ title: 'A "pun"', items: [{ id: 1, text: '双关' }, { id: 2, text: '双关' }] });
    expect(page.size).toBe(page.toBytes().length);
    expect(read(Piece.list([]))).toEqual([]);
  });

  it('has a tag that follows from its content alone', () => {
    const page = (items: readonly Piece<typeof Item>[]) => Piece.object(Page, { title: Piece.of(z.string(), 'A'), items: Piece.list(items) }).tag;
    expect(page([item(1), item(2)])).toBe(page([item(1), item(2)]));
    const tags = [page([]), page([item(1)]), page([item(2)]), page([item(1), item(2)]), page([item(2), item(1)])];
    expect(new Set(tags).size).toBe(tags.length);
  });
});

describe('a kept list', () => {
  const kept = KeptList.of(Item, [0, 1, 2, 3].map((id) => ({ id, text: `Text ${id}` })));
  const withOthers = (...places: number[]) => Piece.spliced(kept, new Map(places.map((place) => [place, item(place, '译文')])));
  const texts = (piece: Piece) => (read(piece) as { text: string }[]).map(({ text }) => text);

  it.each([
    [[], ['Text 0', 'Text 1', 'Text 2', 'Text 3']],
    [[0], ['译文', 'Text 1', 'Text 2', 'Text 3']],
    [[3], ['Text 0', 'Text 1', 'Text 2', '译文']],
    [[2, 1], ['Text 0', '译文', '译文', 'Text 3']],
    [[0, 1, 2, 3], ['译文', '译文', '译文', '译文']],
  ])('shows others at the places %j', (places, expected) => {
    expect(texts(withOthers(...places))).toEqual(expected);
  });

  it('may be empty', () => {
    expect(read(Piece.spliced(KeptList.of(Item, []), new Map()))).toEqual([]);
  });

  it('has another tag with others in it, whatever the order in which they are named', () => {
    const tags = [withOthers(), withOthers(0), withOthers(1), withOthers(0, 1)].map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(4);
    expect(withOthers(1, 0).tag).toBe(withOthers(0, 1).tag);
  });
});
