import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { reopenAfterSignIn, takeReopening } from '../browser/drafts';
import { useSession } from '../session/session';

interface ComposerState {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Opens the dialog again when the person comes back from sign-in. */
  reopenAfterSignIn(): void;
}

const ComposerContext = createContext<ComposerState | null>(null);

const dialog = 'composer';

/** Whether the dialog for a new prayer stands open: the header, the wall and its empty state all open the same one. */
export function ComposerProvider({ children }: { children: ReactNode }) {
  const { person } = useSession();
  const [isOpen, setOpen] = useState(() => person !== null && takeReopening(dialog));
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
  const state = use(ComposerContext);
  if (!state) throw new Error('useComposer needs a ComposerProvider');
  return state;
}
