/**
 * How the sign-in dialog begins: stored as a draft by the part that opens it, because a newcomer has typed address and
 * name in its form already.
 */
export interface SignInStart {
  /** With the form for a code by e-mail. */
  isByEmail: boolean;
  /** Gets a code at once; empty if none was typed. */
  email: string;
  /** Becomes the name of a new member; may be empty. */
  name: string;
  /** The address belongs to a member, who signs in the old way once. */
  isLinking: boolean;
}

export const signInStart = {
  draft: 'sign-in',
  none: { isByEmail: false, email: '', name: '', isLinking: false },
} as const;
