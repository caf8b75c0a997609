import { countWrites } from '../../platform/writes';

/** Limits memory: a document has about 60 kB, and 30 kB compressed. */
const most = 300;
/** Characters. */
const longestAddress = 200;

/** A document, as long as it may be sent. */
export interface Shared<Document> {
  document: Document;
  /** Whether it is young enough, and nothing was written since. */
  isCurrent(): boolean;
}

interface Entry<Document> {
  /** The release of which the document was made: another object is another release. */
  sources: readonly object[];
  isCurrent(): boolean;
  shared: Promise<Shared<Document>>;
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
  ): Promise<Shared<Document>> {
    const known = all.get(address);
    if (known?.isCurrent() && hasSources(known, sources)) return known.shared;
    // Counted before anything is read: a write in the meantime ends the document too.
    const isCurrent = currentFor(lifetime, now);
    const shared = make().then((document) => ({ document, isCurrent }));
    if (address.length > longestAddress) return shared;
    all.delete(address);
    const oldest = all.keys().next();
    if (all.size >= most && !oldest.done) all.delete(oldest.value);
    const entry: Entry<Document> = { sources, isCurrent, shared };
    all.set(address, entry);
    shared.catch(() => all.get(address) === entry && all.delete(address));
    return shared;
  };
}

function currentFor(lifetime: number, now: () => number): () => boolean {
  const began = now();
  const writes = countWrites();
  return () => now() - began < lifetime && writes === countWrites();
}

function hasSources({ sources }: Entry<unknown>, current: readonly object[]): boolean {
  return sources.every((source, index) => source === current[index]);
}
