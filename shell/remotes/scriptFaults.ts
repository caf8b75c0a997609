export interface ScriptFault {
  src: string;
  /** Not fetched, or fetched and not run to its end. */
  kind: 'unfetched' | 'broken';
}

const faults: ScriptFault[] = [];

// The federation runtime tells that a script failed, not which one and not how.
window.addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) faults.push({ src: event.target.src, kind: 'unfetched' });
    else if (event.filename) faults.push({ src: event.filename, kind: 'broken' });
  },
  true,
);

/** A place in time, for `findFault`. */
export const faultsUntilNow = (): number => faults.length;

/** The last fault of a script below `folder` since then. */
export function findFault(folder: string, since: number): ScriptFault | null {
  return faults.slice(since).findLast(({ src }) => src.startsWith(folder)) ?? null;
}
