import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { Floating, type Align, type Trigger } from '../Floating/Floating';

export interface PopoverProps {
  trigger: Trigger;
  /** Names what opens. */
  label: string;
  align?: Align;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button that opens a small surface beside it; the rest of the page stays in reach. */
export function Popover({ trigger, label, align = 'start', open, onOpenChange, children }: PopoverProps) {
  const id = useId();
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;
  const surface = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) surface.current?.focus();
  }, [isOpen]);

  const change = (next: boolean) => {
    setIsOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <Floating
      {...{ id, trigger, isOpen, align }}
      ref={surface}
      onOpenChange={change}
      kind="dialog"
      aria-label={label}
      tabIndex={-1}
    >
      <Content>{children}</Content>
    </Floating>
  );
}

const Content = styled.div`
  padding: ${space[4]};
`;
