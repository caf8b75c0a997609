import path from 'node:path';
import { readRegistry, type LeftOutVersion, type Remote } from 'schema/registry';
import type { StoppedCanary } from './canaries/sql';
import type { AreaKeys } from 'schema/signatures';
import type { LastSigned } from './signedSql';
import { openJsonFile, type JsonFile } from '../jsonFile';

/** `stopped`: its canary, which stopped by itself, so that `canary` is null. */
export type Remotes = Record<string, Remote & { stopped?: StoppedCanary & { percent: number } }>;

/** The remotes of a site, read again when the file changes: a release needs no restart. */
export type Registry = JsonFile<Remotes>;

interface Listeners {
  /** The file cannot be read; the last registry stays in use. */
  onFault(error: unknown): void;
  /** A registry was read, without these versions. */
  onRead(leftOut: LeftOutVersion[]): void;
  /** A state of an area is served that was signed later than those before. */
  onSigned?(area: string, signed: LastSigned): void;
}

/** The public keys of areas, and which of their states were served before. */
interface Signatures {
  keys: AreaKeys;
  last: Record<string, LastSigned>;
}

export function openRegistry(
  siteDir: string,
  { onFault, onRead, onSigned }: Listeners,
  signatures: Signatures = { keys: {}, last: {} },
): Registry {
  let last: Remotes = {};
  const lastSigned = { ...signatures.last };
  const parse = (document: unknown) => {
    const read = readRegistry(document, signatures.keys);
    const older = Object.keys(read.remotes).filter((name) => isOlder(read.remotes[name]!, lastSigned[name]));
    const remotes = Object.fromEntries(
      Object.entries(read.remotes).filter(([name]) => !older.includes(name)),
    );
    for (const [name, { signed }] of Object.entries(remotes)) {
      if (!signed || signed.signature === lastSigned[name]?.signature) continue;
      lastSigned[name] = signed;
      onSigned?.(name, signed);
    }
    const named = new Set([...Object.keys(read.remotes), ...read.leftOut.map(({ remote }) => remote)]);
    const missing = Object.keys(last).filter(
      (name) => Object.hasOwn(signatures.keys, name) && !named.has(name),
    );
    const leftOut = [
      ...read.leftOut,
      ...older.map((name) => unserved(name, 'was signed before what is served')),
      ...missing.map((name) => unserved(name, 'is missing, though it has keys')),
    ];
    onRead(leftOut);
    // An area of which nothing can be read stays as it was.
    const former = leftOut.flatMap(({ remote }) =>
      Object.hasOwn(last, remote) ? [[remote, last[remote]!]] : [],
    );
    last = { ...Object.fromEntries(former), ...remotes };
    return last;
  };
  return openJsonFile(path.join(siteDir, 'registry.json'), parse, { initial: {}, onFault });
}

/** Whether it was signed before what was served: somebody brought back an old statement. */
function isOlder({ signed }: Remote, served: LastSigned | undefined): boolean {
  return Boolean(
    signed && served && signed.sequence <= served.sequence && signed.signature !== served.signature,
  );
}

const unserved = (remote: string, why: string): LeftOutVersion => ({
  remote,
  version: null,
  state: 'live',
  why,
});
