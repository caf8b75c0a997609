import { i18n } from 'kit';
import { initials, type Named } from 'schema/displayName';
import { shownName } from 'schema/shownName';

/** A person in an `AvatarStack`. */
export function avatarOf(key: string | number, user: Named & { profileImageUrl: string | null }) {
  const name = shownName(user, i18n);
  return { key, initials: initials(user), picture: user.profileImageUrl, seed: name, label: name };
}
