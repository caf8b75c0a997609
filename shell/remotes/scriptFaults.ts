interface ScriptFault {
  src: string;
  /** Not loaded, or loaded and thrown. */
  kind: 'notLoaded' | 'broken';
}

const faults: ScriptFault[] = [];

// A container reports that a script failed, but not which one and how.
window.addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) faults.push({ src: event.target.src, kind: 'notLoaded' });
    else if (event.filename) faults.push({ src: event.filename, kind: 'broken' });
  },
  true,
);

/** A point in time, for `findScriptFault`. */
export const countScriptFaults = (): number => faults.length;

/** The last fault of a script below `folder` since then. */
export function findScriptFault(folder: string, since: number): ScriptFault | null {
  return faults.slice(since).findLast(({ src }) => src.startsWith(folder)) ?? null;
}
