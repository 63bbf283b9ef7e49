import { createHash, hash } from 'node:crypto';
import type { Written } from '@transcreate/contracts';
import type { z } from 'zod';

const COMMA = Buffer.from(',');

/**
 * A part of a reply as JSON text, written by the shape that the contract has at its place. There is no other way to make one, so a field that
 * the contract does not name is in none of them, and the gateway need not read a reply again that is put together from pieces.
 *
 * Pieces are made when something changes and put together when somebody asks: what is the same for everybody is written once.
 */
export class Piece<S extends z.ZodType = z.ZodType> implements Written<S> {
  declare readonly shape?: S;
  #tag?: string;
  #size?: number;

  private constructor(
    private readonly chunks: readonly Uint8Array[],
    private readonly digest: () => string,
  ) {}

  /** A value by its shape; throws when it does not fit. */
  static of<S extends z.ZodType>(shape: S, value: z.input<S>): Piece<S> {
    const text = Buffer.from(JSON.stringify(shape.parse(value)));
    return new Piece<S>([text], () => hash('sha1', text, 'base64url'));
  }

  /** An object of a piece for each of its fields. */
  static object<F extends Record<string, z.ZodType>>(_shape: z.ZodObject<F>, fields: { [K in keyof F]-?: Piece<F[K]> }): Piece<z.ZodObject<F>> {
    const parts = Object.entries<Piece>(fields);
    const chunks = parts.flatMap(([name, piece], index) => [Buffer.from(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`), ...piece.chunks]);
    return new Piece<z.ZodObject<F>>([...chunks, Buffer.from('}')], () => digestOf(parts.map(([, piece]) => piece.tag)));
  }

  /** A list of pieces. */
  static list<S extends z.ZodType>(items: readonly Piece<S>[]): Pieces<S> {
    const chunks = items.flatMap((item, index) => (index === 0 ? item.chunks : [COMMA, ...item.chunks]));
    return new Piece<z.ZodArray<S>>([Buffer.from('['), ...chunks, Buffer.from(']')], () => digestOf(items.map((item) => item.tag)));
  }

  /** A kept list in which some items, by their place, are others. */
  static spliced<S extends z.ZodType>(kept: KeptList<S>, others: ReadonlyMap<number, Piece<S>>): Pieces<S> {
    const places = [...others.keys()].toSorted((a, b) => a - b);
    const chunks: Uint8Array[] = [Buffer.from('[')];
    let end = 0;
    for (const place of places) {
      const [from, to] = kept.rangeOf(place);
      chunks.push(kept.text.subarray(end, from), ...others.get(place)!.chunks);
      end = to;
    }
    chunks.push(kept.text.subarray(end), Buffer.from(']'));
    return new Piece<z.ZodArray<S>>(chunks, () => digestOf([kept.tag, ...places.flatMap((place) => [String(place), others.get(place)!.tag])]));
  }

  /** A name for exactly this content, for `If-None-Match`: made of the text, so that it tells nothing that the text does not. */
  get tag(): string {
    return (this.#tag ??= this.digest());
  }

  /** In bytes. */
  get size(): number {
    return (this.#size ??= this.chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  }

  toBytes(): Buffer {
    return Buffer.concat(this.chunks, this.size);
  }
}

/** A list as JSON text. */
export type Pieces<S extends z.ZodType> = Piece<z.ZodArray<S>>;

/** A list that is kept in one stretch of memory, so that a reply which differs in a few items copies the rest in a few strokes. */
export class KeptList<S extends z.ZodType> {
  /** The items with commas between. */
  readonly text: Buffer;
  readonly #ends: number[] = [];
  #tag?: string;

  constructor(items: readonly Piece<S>[]) {
    let end = 0;
    for (const { size } of items) this.#ends.push((end += size + COMMA.length));
    this.text = Buffer.concat(items.flatMap((item, index) => (index === 0 ? [item.toBytes()] : [COMMA, item.toBytes()])));
  }

  static of<S extends z.ZodType>(shape: S, values: readonly z.input<S>[]): KeptList<S> {
    return new KeptList(values.map((value) => Piece.of(shape, value)));
  }

  get tag(): string {
    return (this.#tag ??= hash('sha1', this.text, 'base64url'));
  }

  /** From which byte to which an item goes. */
  rangeOf(place: number): [number, number] {
    return [place === 0 ? 0 : this.#ends[place - 1]!, this.#ends[place]! - COMMA.length];
  }
}

function digestOf(tags: readonly string[]): string {
  const digest = createHash('sha1');
  for (const tag of tags) digest.update(tag).update(' ');
  return digest.digest('base64url');
}
