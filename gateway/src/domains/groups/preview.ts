import { msg } from '@lingui/core/macro';
import type { Context } from '../members/context';
import { findId } from '../../platform/errors';
import type { Texts } from '../../platform/texts/texts';
import { isToken } from './groups';
import { findPublicGroup } from './sql';

/** The public part of a group, for a link preview; the name of a private group is public. */
export interface GroupPreview {
  title: string;
  description: string;
}

/** The preview of a group by its number or invite link; null if there is none. */
export async function findGroupPreview(
  { sql }: Pick<Context, 'sql'>,
  { t }: Texts,
  { id, inviteToken }: { id?: unknown; inviteToken?: string },
): Promise<GroupPreview | null> {
  const number = findId(id);
  const token = inviteToken !== undefined && isToken(inviteToken) ? inviteToken : null;
  if (number === null && token === null) return null;

  const group = await findPublicGroup(sql, { id: number, inviteToken: token });
  return (
    group && { title: group.name, description: group.description ?? t(msg`A group that prays together.`) }
  );
}
