import { callOnce } from '../scenarios/calls.mjs';

/** Requires the same response from all, byte for byte in canonical JSON. @throws naming the one that differs */
export async function compareResponses(running, callOf) {
  let expected = null;
  for (const { peer, program } of running) {
    const { endCursor: _, ...page } = peer.read(await callOnce(program.url, callOf(peer)));
    const text = canonical(page);
    expected ??= text;
    if (page.prayers.length !== 20 || text !== expected)
      throw new Error(
        `${peer.title} returns another page:\n${text.slice(0, 1500)}\n${expected.slice(0, 1500)}`,
      );
  }
  return Buffer.byteLength(expected ?? '');
}

const canonical = (value) => JSON.stringify(sorted(value));

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
