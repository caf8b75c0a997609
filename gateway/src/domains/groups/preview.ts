import type { Context } from '../members/context';
import { findId } from '../../platform/errors';
import { isToken } from './groups';
import { findPublicGroup } from './sql';

/** What a link preview may say of a group: what everyone may know, the private ones' names included. */
export interface GroupPreview {
  title: string;
  description: string;
}

/** The preview of a group by its number or by its invite link; null where there is none. */
export async function findGroupPreview(
  { sql }: Pick<Context, 'sql'>,
  { id, inviteToken }: { id?: unknown; inviteToken?: string },
): Promise<GroupPreview | null> {
  const number = findId(id);
  const token = inviteToken !== undefined && isToken(inviteToken) ? inviteToken : null;
  if (number === null && token === null) return null;

  const group = await findPublicGroup(sql, { id: number, inviteToken: token });
  return group && { title: group.name, description: group.description ?? 'A group that prays together.' };
}
