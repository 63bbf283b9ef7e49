/** Behind the JSON of a message, which never has this byte, stand the bytes of its `bytes` field. */
const SEPARATOR = 0;

type Message = Record<string, unknown>;

/**
 * A message as it travels: JSON in UTF-8. A field `bytes` of its input or output goes behind it as it is, since JSON would make text of a
 * file that is a third longer and cost both ends the work.
 */
export function pack(message: object): Uint8Array {
  const place = placeOf(message);
  if (!place) return Buffer.from(JSON.stringify(message));
  const { bytes, ...others } = place.body;
  return Buffer.concat([Buffer.from(JSON.stringify({ ...message, [place.name]: others })), Buffer.of(SEPARATOR), bytes]);
}

/** The message of what travelled. Its bytes are a view: whoever keeps them longer than the message copies them. */
export function unpack<T>(data: Uint8Array): T {
  const whole = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const end = whole.indexOf(SEPARATOR);
  if (end === -1) return JSON.parse(whole.toString()) as T;
  const message = JSON.parse(whole.toString('utf8', 0, end)) as Message;
  const name = 'input' in message ? 'input' : 'output';
  return { ...message, [name]: { ...(message[name] as Message), bytes: whole.subarray(end + 1) } } as T;
}

function placeOf(message: object): { name: string; body: Message & { bytes: Uint8Array } } | undefined {
  const [name, body] = Object.entries(message).find(([key]) => key === 'input' || key === 'output') ?? [];
  const hasBytes = typeof body === 'object' && body !== null && ArrayBuffer.isView((body as Message)['bytes']);
  return hasBytes ? { name: name!, body: body as Message & { bytes: Uint8Array } } : undefined;
}
