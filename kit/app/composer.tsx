import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface ComposerState {
  isOpen: boolean;
  open(): void;
  close(): void;
}

const ComposerContext = createContext<ComposerState | null>(null);

/** Whether the dialog for a new prayer stands open: the header, the wall and its empty state all open the same one. */
export function ComposerProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const state = useMemo(() => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }), [isOpen]);
  return <ComposerContext value={state}>{children}</ComposerContext>;
}

export function useComposer(): ComposerState {
  const state = use(ComposerContext);
  if (!state) throw new Error('useComposer needs a ComposerProvider');
  return state;
}
