import { useState } from 'react';
import { isInvited, readInvitation } from './invitation';

/** The invited addresses of a form, and the one that is being typed. */
export function useInvitations(invited: readonly string[], onChange: (invited: readonly string[]) => void) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();

  const isSettled = typed.trim() === '' || isInvited(typed, invited);

  const add = (): readonly string[] | null => {
    const { address, refusal: wrong } = readInvitation(typed, invited);
    setRefusal(wrong);
    if (address === undefined) return null;
    const longer = [...invited, address];
    onChange(longer);
    setTyped('');
    return longer;
  };

  return {
    invited,
    typed,
    refusal,
    onType(next: string) {
      setTyped(next);
      setRefusal(undefined);
    },
    add,
    remove: (address: string) => onChange(invited.filter((other) => other !== address)),
    /** Says what is wrong with an address that was typed and not added; one that is added already is right. */
    judge: () => setRefusal(isSettled ? undefined : readInvitation(typed, invited).refusal),
    /** All addresses including the typed one; null when that one cannot be added. */
    settle: (): readonly string[] | null => (isSettled ? invited : add()),
  };
}
