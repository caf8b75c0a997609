/** The names of a person that may be shown: the account's, or the single name that was typed. */
export interface Named {
  firstName: string | null;
  lastName: string | null;
  name: string | null;
}

/** The display name rule (specification, section 3). A missing author is an anonymous one. */
export function displayName(author: Named | null): string {
  return author ? (findDisplayName(author) ?? 'Community Member') : 'Anonymous';
}

/** Null if the account has no name to show. */
export function findDisplayName({ firstName, lastName, name }: Named): string | null {
  return firstName && lastName ? `${firstName} ${lastName}` : name || null;
}

/** Up to two letters for an avatar, or '?' (specification, section 3). */
export function initials(author: Named | null): string {
  if (!author) return '?';
  if (author.firstName && author.lastName)
    return firstLetter(author.firstName) + firstLetter(author.lastName);
  const words = (author.name ?? '').split(/\s+/).filter(Boolean);
  return words.slice(0, 2).map(firstLetter).join('') || '?';
}

function firstLetter(word: string): string {
  return Array.from(word)[0]!.toLocaleUpperCase();
}
