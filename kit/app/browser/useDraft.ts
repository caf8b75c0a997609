import { useState } from 'react';
import { findDraft, removeDraft, storeDraft } from './drafts';

interface Draft<Value> {
  value: Value;
  change(changed: Partial<Value>): void;
  /** Removes the draft and sets the fields to `next`, by default their initial values. */
  reset(next?: Value): void;
}

/**
 * The fields of a small form without rules, stored in this tab until `reset`. Forms with rules use `useDraftForm` of
 * 'kit/forms'.
 *
 * @param isWorthKeeping false for values that nobody would miss
 */
export function useDraft<Value extends object>(
  name: string,
  initial: Value,
  isWorthKeeping: (value: Value) => boolean = () => true,
): Draft<Value> {
  const [value, setValue] = useState(() => findDraft<Value>(name) ?? initial);

  return {
    value,
    change(changed) {
      const next = { ...value, ...changed };
      setValue(next);
      if (isWorthKeeping(next)) storeDraft(name, next);
      else removeDraft(name);
    },
    reset(next = initial) {
      setValue(next);
      removeDraft(name);
    },
  };
}
