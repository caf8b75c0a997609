import { invitedEmail } from 'schema/rules/chain';

interface Invitation {
  /** As it is kept; undefined when it cannot be added. */
  address?: string;
  /** Why not. */
  refusal?: string;
}

/** An address is added only when it looks like one and is not already present (specification, section 5). */
export function readInvitation(typed: string, invited: readonly string[]): Invitation {
  const { success, data } = invitedEmail.safeParse(typed);
  if (!success) return { refusal: 'Please enter a valid email address' };
  if (invited.includes(data)) return { refusal: 'This address is already invited' };
  return { address: data };
}
