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

test('a character that is split between two chunks is decoded', async () => {
  const bytes = Buffer.from('{"title":"Grüße 🙏"}');
  const cut = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  expect(await readJson(sent(cut))).toEqual({ title: 'Grüße 🙏' });
});

test('a byte order mark is not part of the text', async () => {
  expect(await readJson(sent(['\uFEFF{"title":"One"}']))).toEqual({ title: 'One' });
});

test('a body that is too large is not read to its end, with or without Content-Length', async () => {
  const endless = sent(['["', ...Array<string>(50).fill('x'.repeat(100))]);
  expect(await refusalOf(endless, 1024)).toBe('The body is larger than 1 kB');
  expect(endless.readableEnded).toBe(false);
  const declared = sent([], { 'content-length': '1025' });
  expect(await refusalOf(declared, 1024)).toBe('The body is larger than 1 kB');
  expect(await readJson(sent([`"${'x'.repeat(1022)}"`]), 1024)).toHaveLength(1022);
});

test('an aborted request does not block the gateway', async () => {
  const leaving = sent(['{"title":']);
  const body = readJson(leaving);
  leaving.destroy(new Error('aborted'));
  expect(await body).toBeInstanceOf(UnreadableBody);
  expect(await readJson(leaving)).toBeInstanceOf(UnreadableBody);
});

test('reading a body leaves no listeners on the request', async () => {
  const request = sent(['{}']);
  const before = request.eventNames().length;
  await readJson(request);
  expect(request.eventNames()).toHaveLength(before);
});
