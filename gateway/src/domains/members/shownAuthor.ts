import type { Author } from '../../gen/resolvers';
import { jsonColumns } from '../../platform/database/columns';

/** The public part of a member of `relation`, as SQL: an `Author`. */
export function authorJson(relation: string, name = `${relation}.name`): string {
  return jsonColumns<Author>({
    firstName: `${relation}.first_name`,
    lastName: `${relation}.last_name`,
    name,
    profileImageUrl: `${relation}.profile_image_url`,
  });
}

/**
 * The author of a text as shown to others, as SQL: an `Author`, with the typed name if the account has none (contract,
 * section 6), or null for an anonymous text. The names of an anonymous author never leave the database. Needs the
 * relation `authors`.
 */
export function shownAuthor(text: { isAnonymous: string; typedName: string }): string {
  const name = `coalesce(authors.name, ${text.typedName})`;
  return `case when not ${text.isAnonymous} then ${authorJson('authors', name)} end`;
}
