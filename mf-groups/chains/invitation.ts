import { t } from '@lingui/core/macro';
import { invitedEmail } from 'schema/rules/chain';

interface Invitation {
  /** The normalised address; undefined when it cannot be added. */
  address?: string;
  /** The reason why it cannot. */
  refusal?: string;
}

/** An address is added only when it is valid and not in the list yet (specification, section 5). */
export function readInvitation(typed: string, invited: readonly string[]): Invitation {
  const { success, data } = invitedEmail.safeParse(typed);
  if (!success) return { refusal: t`Please enter a valid email address` };
  if (isInvited(data, invited)) return { refusal: t`This address is already invited` };
  return { address: data };
}

export function isInvited(typed: string, invited: readonly string[]): boolean {
  const { data } = invitedEmail.safeParse(typed);
  return data !== undefined && invited.includes(data);
}
