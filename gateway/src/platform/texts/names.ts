import { msg } from '@lingui/core/macro';
import { displayName } from 'schema/displayName';
import type { Texts } from './texts';

/** In place of the names of people who show none. */
const names = new Map([
  [displayName(null), msg({ message: 'Anonymous', comment: 'In place of the name of a person.' })],
  [
    displayName({ firstName: null, lastName: null, name: null }),
    msg({ message: 'Community Member', comment: 'In place of the name of a person.' }),
  ],
]);

/** A name that `displayName` gave, in this language if it is nobody's own. */
export function nameIn({ t }: Texts, name: string): string {
  const ours = names.get(name);
  return ours ? t(ours) : name;
}
