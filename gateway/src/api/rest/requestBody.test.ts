import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { UnreadableBody } from '../../platform/errors';
import { readJson } from '../../platform/http/body';

function sent(pieces: Iterable<Buffer | string>, headers: Record<string, string> = {}): IncomingMessage {
  const stream = Readable.from(Array.from(pieces, (piece) => Buffer.from(piece)));
  return Object.assign(stream, {
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...headers },
  }) as unknown as IncomingMessage;
}

async function refusalOf(request: IncomingMessage, limit?: number): Promise<unknown> {
  const body = await readJson(request, limit);
  return body instanceof UnreadableBody ? body.refusal.message : body;
}

test('letters that are cut between two pieces are put together', async () => {
  const bytes = Buffer.from('{"title":"Grüße 🙏"}');
  const cut = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  expect(await readJson(sent(cut))).toEqual({ title: 'Grüße 🙏' });
});

test('a byte order mark is none of the text', async () => {
  expect(await readJson(sent(['\uFEFF{"title":"One"}']))).toEqual({ title: 'One' });
});

test('what is larger than it may be is not read to its end, whether or not its length was told', async () => {
  const endless = sent(['["', ...Array<string>(50).fill('x'.repeat(100))]);
  expect(await refusalOf(endless, 1024)).toBe('The body is larger than 1 kB');
  expect(endless.readableEnded).toBe(false);
  const told = sent([], { 'content-length': '1025' });
  expect(await refusalOf(told, 1024)).toBe('The body is larger than 1 kB');
  expect(await readJson(sent([`"${'x'.repeat(1022)}"`]), 1024)).toHaveLength(1022);
});

test('of a caller who went away nobody waits for the rest', async () => {
  const leaving = sent(['{"title":']);
  const body = readJson(leaving);
  leaving.destroy(new Error('aborted'));
  expect(await body).toBeInstanceOf(UnreadableBody);
  expect(await readJson(leaving)).toBeInstanceOf(UnreadableBody);
});

test('who has read a body leaves nothing behind on its request', async () => {
  const request = sent(['{}']);
  const before = request.eventNames().length;
  await readJson(request);
  expect(request.eventNames()).toHaveLength(before);
});
