import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { FILES } from '@transcreate/contracts';
import { Failure } from '@transcreate/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What beside the file may be in a form: its fields and the lines between. In bytes. */
const BESIDE = 1_000_000;
const LIMITS = { fileSize: FILES.largest, files: 2, fields: 20, fieldSize: 100_000, fieldNameSize: 100, parts: 24, headerPairs: 20, headerSize: 8_000 };

/** Takes a form's file as it comes, and answers what is to become of it. Whatever it throws is the answer to the request. */
type TakeFile<T> = (content: AsyncIterable<Buffer>, fileName: string, mostBytes: number) => Promise<T>;

/** A form that has come to its end. A field that a person left empty is not in it. */
export interface Form<T> {
  fields: Record<string, string>;
  file: T;
}

/** Hands bodies of any type on as streams, within a part of the server that serves forms alone. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/**
 * Reads a `multipart/form-data` body with one file, `file`, as it arrives. Throws `too_large`, or `invalid_input` for a body that is no such
 * form or breaks off; whatever is still to come of a refused body is read and dropped, so that the sender gets the answer.
 */
export async function readForm<T>({ raw, headers }: FastifyRequest, take: TakeFile<T>): Promise<Form<T>> {
  const announced = Number(headers['content-length'] ?? FILES.largest);
  if (announced > FILES.largest + BESIDE) throw tooLarge();
  const parser = parserOf(headers['content-type'], headers);
  raw.setTimeout(FILES.patienceMs);
  try {
    return await read(raw, parser, (content, fileName) => take(content, fileName, Math.min(announced, FILES.largest)));
  } finally {
    raw.setTimeout(0);
    raw.unpipe(parser);
    raw.resume();
  }
}

async function read<T>(raw: IncomingMessage, parser: BusboyInstance, take: (content: AsyncIterable<Buffer>, fileName: string) => Promise<T>): Promise<Form<T>> {
  const fields = new Map<string, string>();
  let file: { stream: BusboyFileStream; taken: Promise<T> } | undefined;
  let refuse: (error: Error) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => (refuse = reject));
  parser.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut) refuse(tooLarge());
    else if (value !== '') fields.set(name, value);
  });
  parser.on('file', (name, stream, fileName) => {
    stream.on('error', () => refuse(notWhole()));
    if (name === 'file' && !file) {
      file = { stream, taken: take(contentOf(stream), nameIn(fileName)) };
      return void file.taken.catch(refuse);
    }
    stream.resume();
    refuse(wrong('file', file ? 'must be one file' : 'must be the field of the file'));
  });
  for (const limit of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const) parser.on(limit, () => refuse(wrong('', 'has too many parts')));
  const ended = new Promise<void>((resolve) => parser.on('finish', resolve));
  parser.on('error', () => refuse(notWhole()));
  raw.on('close', () => raw.complete || refuse(notWhole()));
  raw.pipe(parser);
  try {
    await Promise.race([ended, refused]);
    if (!file) throw wrong('file', 'must be a file');
    return { fields: Object.fromEntries(fields), file: await file.taken };
  } catch (error) {
    // Whoever still reads the file hears that nothing more comes.
    file?.stream.destroy(error as Error);
    throw error;
  }
}

function parserOf(type: string | undefined, headers: FastifyRequest['headers']): BusboyInstance {
  if (!type?.toLowerCase().startsWith('multipart/form-data')) throw new Failure({ code: 'invalid_input', message: 'Please send the file as multipart/form-data.' });
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS });
  } catch {
    throw wrong('', 'must be a form with a boundary');
  }
}

/** The file's bytes; throws `too_large` at the end of what a file may have. */
async function* contentOf(stream: BusboyFileStream): AsyncGenerator<Buffer> {
  for await (const bytes of stream) yield bytes as Buffer;
  if (stream.truncated) throw tooLarge();
}

/** Browsers write a quotation mark in a file's name as `%22`, and a line break, which no name of ours may have, likewise. */
function nameIn(fileName: string): string {
  return fileName.replaceAll('%22', '"').normalize('NFC');
}

function tooLarge(): Failure {
  return new Failure({ code: 'too_large', message: `A file can have ${FILES.largest / 1024 / 1024} MB at most.` });
}

function notWhole(): Failure {
  return wrong('', 'must be a whole form');
}

function wrong(path: string, message: string): Failure {
  return new Failure({ code: 'invalid_input', details: [{ path, message }] });
}
