import { useState, type ReactNode } from 'react';
import { onDemand } from '../onDemand';
import { Triggered, type Align, type Trigger } from '../Trigger/Trigger';

export interface PopoverProps {
  trigger: Trigger;
  /** Names what opens. */
  label: string;
  align?: Align;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

export const popoverSurface = onDemand(async () => {
  const { PopoverSurface } = await import(/* webpackChunkName: "floating" */ './PopoverSurface');
  return PopoverSurface;
});

/** A button that opens a small surface beside it; the rest of the page stays in reach. */
export function Popover({ trigger, label, align = 'start', open, onOpenChange, children }: PopoverProps) {
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;

  const change = (next: boolean) => {
    setIsOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <Triggered
      {...{ trigger, isOpen }}
      kind="dialog"
      onOpenChange={change}
      surface={popoverSurface}
      given={{ label, align, children }}
    />
  );
}
