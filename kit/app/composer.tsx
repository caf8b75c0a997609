import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { dropDraft, findDraft, keepDraft } from './draft';
import { useSession } from './session';

interface ComposerState {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Opens the dialog again when the person comes back from sign-in. */
  returnAfterSignIn(): void;
}

const ComposerContext = createContext<ComposerState | null>(null);

const waiting = 'composer-waits-for-sign-in';

/** Whether the dialog for a new prayer stands open: the header, the wall and its empty state all open the same one. */
export function ComposerProvider({ children }: { children: ReactNode }) {
  const { person } = useSession();
  const [isOpen, setOpen] = useState(() => person !== null && takeWaiting());
  const state = useMemo(
    () => ({
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
      returnAfterSignIn: () => keepDraft(waiting, {}),
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

/** Reads the note once; the landing page, which sign-in passes, has no dialog and leaves it for the next page. */
function takeWaiting(): boolean {
  const isWaiting = findDraft(waiting) !== null;
  if (isWaiting) dropDraft(waiting);
  return isWaiting;
}
