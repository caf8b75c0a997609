import { writesSoFar } from '../../platform/writes';

/** Limits memory: a document has about 60 kB, and 30 kB compressed. */
const most = 300;
/** Characters. */
const longestAddress = 200;

interface Entry<Document> {
  began: number;
  writes: number;
  /** The release of which the document was made: another object is another release. */
  sources: readonly object[];
  document: Promise<Document>;
}

/**
 * The documents that all visitors get alike, each made once a second at most; a write through this gateway ends them all
 * at once (docs/decisions/0070). Requests that come while one is made share it.
 *
 * @param lifetime milliseconds for which a document is sent again: what another gateway takes down is gone after them
 */
export function createVisitorDocuments<Document>(
  lifetime: number,
  now: () => number = () => performance.now(),
) {
  const all = new Map<string, Entry<Document>>();

  return function documentAt(
    address: string,
    sources: readonly object[],
    make: () => Promise<Document>,
  ): Promise<Document> {
    if (address.length > longestAddress) return make();
    const known = all.get(address);
    if (known && isCurrent(known, sources)) return known.document;
    all.delete(address);
    const oldest = all.keys().next();
    if (all.size >= most && !oldest.done) all.delete(oldest.value);
    // Counted before anything is read: a write in the meantime ends the document too.
    const entry: Entry<Document> = { began: now(), writes: writesSoFar(), sources, document: make() };
    all.set(address, entry);
    entry.document.catch(() => all.get(address) === entry && all.delete(address));
    return entry.document;
  };

  function isCurrent({ began, writes, sources }: Entry<Document>, current: readonly object[]): boolean {
    return (
      now() - began < lifetime &&
      writes === writesSoFar() &&
      sources.every((source, index) => source === current[index])
    );
  }
}
