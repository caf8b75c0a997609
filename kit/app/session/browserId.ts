import { readStored, writeStored } from '../browser/stored';
import { randomKey } from '../browser/randomKey';

const storageKey = 'prayer-session-id';

/** The random id of this browser, created once (specification, section 3). */
export function browserId(): string {
  const known = readStored(storageKey);
  if (known) return known;
  const made = randomKey();
  writeStored(storageKey, made);
  return made;
}
