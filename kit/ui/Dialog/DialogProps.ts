import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** An alert dialog asks for an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** What takes the focus at first; the dialog itself unless told. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}
