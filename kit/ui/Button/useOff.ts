import { useState, type FocusEvent, type MouseEvent } from 'react';

interface ButtonAttributes {
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onFocus?: (event: FocusEvent<HTMLButtonElement>) => void;
  onBlur?: (event: FocusEvent<HTMLButtonElement>) => void;
}

/**
 * The attributes of a button that cannot be pressed now. A browser takes the focus from a button that becomes
 * `disabled`, so while this one has it, it is `aria-disabled` and ignores presses.
 */
export function useOff(isOff: boolean, { onClick, onFocus, onBlur }: ButtonAttributes): object {
  const [hasFocus, setFocus] = useState(false);

  return {
    disabled: isOff && !hasFocus,
    'aria-disabled': (isOff && hasFocus) || undefined,
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      setFocus(true);
      onFocus?.(event);
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      setFocus(false);
      onBlur?.(event);
    },
    onClick(event: MouseEvent<HTMLButtonElement>) {
      // The press of a submit button must not submit either.
      if (isOff) event.preventDefault();
      else onClick?.(event);
    },
  };
}
