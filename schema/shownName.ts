import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { displayName, findDisplayName, type Named } from './displayName';

/** Whatever says a text in a language: Lingui's own, or the gateway's. */
interface Language {
  t(message: MessageDescriptor): string;
}

const anonymous = msg({ message: 'Anonymous', comment: 'In place of the name of a person.' });
const nameless = msg({ message: 'Community Member', comment: 'In place of the name of a person.' });

/** The display name rule in a language: what the API says instead of a name is English. */
export function shownName(author: Named | null, { t }: Language): string {
  return author ? (findDisplayName(author) ?? t(nameless)) : t(anonymous);
}

/** A name that the API has made by that rule; null for an anonymous author. */
export function shownNameOf(name: string | null, { t }: Language): string {
  if (name === null) return t(anonymous);
  return name === displayName(noName) ? t(nameless) : name;
}

const noName: Named = { firstName: null, lastName: null, name: null };
