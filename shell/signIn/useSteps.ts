import { useState } from 'react';
import { browser } from 'kit';
import { saveName, type SignInResult } from './calls';

export type Step =
  /** The choice of a way. `isLinking`: an old way is wanted once. `isBack`: from the form for e-mail. */
  | { kind: 'ways'; isLinking?: boolean; isBack?: boolean }
  | { kind: 'email' }
  /** The question for the name of a new member, who goes to `redirect` afterwards. */
  | { kind: 'name'; memberId: number; redirect: string };

export interface Steps {
  step: Step;
  show: (step: Step) => void;
  /** Goes on after a way to sign in. Returns the message of a failure, or null. */
  proceed: (result: SignInResult) => Promise<string | null>;
}

/**
 * The steps of signing in, in the dialog and on the page of the mail's link.
 *
 * @param name typed elsewhere already; it becomes that of a new member
 */
export function useSteps(first: Step, name = ''): Steps {
  const [step, show] = useState(first);

  return {
    step,
    show,
    async proceed(result) {
      if (result.kind === 'failed') return result.message;
      if (result.kind === 'linkRequired') {
        show({ kind: 'ways', isLinking: true });
        return null;
      }
      const { redirect, member } = result;
      const isNameless = member !== null && !member.name;
      if (isNameless && name) await saveName(name);
      else if (isNameless && !hasDeclinedName(member.id)) {
        show({ kind: 'name', memberId: member.id, redirect });
        return null;
      }
      browser.leaveFor(redirect);
      return null;
    },
  };
}

const declinedKey = 'name-not-now';

/** The question is asked once on each device. */
export function declineName(memberId: number): void {
  try {
    localStorage.setItem(declinedKey, String(memberId));
  } catch {
    return;
  }
}

function hasDeclinedName(memberId: number): boolean {
  try {
    return localStorage.getItem(declinedKey) === String(memberId);
  } catch {
    return false;
  }
}
