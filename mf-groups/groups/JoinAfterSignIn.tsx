import { rememberForSignIn, useAfterSignIn } from 'kit/afterSignIn';

interface JoinAfterSignInProps {
  groupId: number;
  onDue: () => void;
}

/** Joins the group that a visitor was about to join. */
export function JoinAfterSignIn({ groupId, onDue }: JoinAfterSignInProps) {
  useAfterSignIn(nameOf(groupId), onDue);
  return null;
}

export const rememberJoin = (groupId: number) => rememberForSignIn(nameOf(groupId));

const nameOf = (groupId: number) => `join group ${groupId}`;
