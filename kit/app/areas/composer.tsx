import { createContext, useMemo, useState, type ReactNode } from 'react';
import { reopenAfterSignIn, takeReopening } from '../browser/drafts';
import { useSession } from '../session/session';
import { useProvided } from '../page/useProvided';

interface ComposerState {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Opens the dialog again after sign-in. */
  reopenAfterSignIn(): void;
}

/** By a shortcut of the installed site, or with words that were shared to it (`newPrayer` in schema/addresses). */
const isAskedFor = () => /[?&](compose|text|title|link)\b/.test(window.location.search);

const ComposerContext = createContext<ComposerState | null>(null);

const dialog = 'composer';

/** The state of the dialog for a new prayer, which the header, the wall and its empty state share. */
export function ComposerProvider({ children }: { children: ReactNode }) {
  const { person } = useSession();
  const [isOpen, setOpen] = useState(() => isAskedFor() || (person !== null && takeReopening(dialog)));
  const state = useMemo(
    () => ({
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
      reopenAfterSignIn: () => reopenAfterSignIn(dialog),
    }),
    [isOpen],
  );
  return <ComposerContext value={state}>{children}</ComposerContext>;
}

export function useComposer(): ComposerState {
  return useProvided(ComposerContext);
}
