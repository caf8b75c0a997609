import path from 'node:path';
import { readRegistry, type LeftOutVersion, type Remote } from 'schema/registry';
import type { StoppedCanary } from './canaries/sql';
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
}

export function openRegistry(siteDir: string, { onFault, onRead }: Listeners): Registry {
  let last: Remotes = {};
  const parse = (document: unknown) => {
    const { remotes, leftOut } = readRegistry(document);
    onRead(leftOut);
    // An area of which nothing can be read stays as it was.
    const kept = leftOut.flatMap(({ remote }) =>
      Object.hasOwn(last, remote) ? [[remote, last[remote]!]] : [],
    );
    last = { ...Object.fromEntries(kept), ...remotes };
    return last;
  };
  return openJsonFile(path.join(siteDir, 'registry.json'), parse, { initial: {}, onFault });
}
