import { randomBytes } from 'node:crypto';

/**
 * A process of its own that sends and fetches files, so that whoever measures something else meanwhile is not slowed down by it. Asked with
 * `{ url, token, bytes, count }` it answers the milliseconds that it took to upload `count` files of so many bytes at once, and to download
 * and delete each.
 */
process.on('message', async (order) => {
  try {
    const began = performance.now();
    await Promise.all(Array.from({ length: order.count }, () => transfer(order)));
    process.send({ answer: performance.now() - began });
  } catch (error) {
    process.send({ error: String(error) });
  }
});

const texts = new Map();

/** A text that compresses badly. */
function textOf(bytes) {
  if (!texts.has(bytes)) texts.set(bytes, Buffer.from(randomBytes(bytes / 2).toString('hex')));
  return texts.get(bytes);
}

async function transfer({ url, token, bytes }) {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('file', new File([textOf(bytes)], '讲义.txt'));
  const sent = await fetch(`${url}/api/weekly-practice-files/week/6/source`, { method: 'POST', body: form, headers });
  if (sent.status !== 201) throw new Error(`an upload was answered with ${sent.status}: ${await sent.text()}`);
  const { file } = await sent.json();
  await fetchWhole(`${url}/api/weekly-practice-files/${file._id}/download`, headers, bytes);
  await fetch(`${url}/api/weekly-practice-files/${file._id}`, { method: 'DELETE', headers });
}

async function fetchWhole(url, headers, bytes) {
  const reply = await fetch(url, { headers });
  let length = 0;
  for await (const piece of reply.body) length += piece.length;
  if (length !== bytes) throw new Error(`${length} bytes of ${bytes} came back`);
}
