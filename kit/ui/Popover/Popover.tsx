import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../lazyComponent';
import { Trigger, type Align, type TriggerElement } from '../Trigger/Trigger';

export interface PopoverProps {
  trigger: TriggerElement;
  /** The popover's accessible name. */
  label: string;
  align?: Align;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

const PopoverContent = lazyComponent(async () => {
  const { PopoverContent: Content } = await import(/* webpackChunkName: "floating" */ './PopoverContent');
  return Content;
});

/** A button with a small dialog beside it, which is not modal. */
export function Popover({ trigger, label, align = 'start', open, onOpenChange, children }: PopoverProps) {
  const [isOwnOpen, setIsOwnOpen] = useState(false);

  const change = (next: boolean) => {
    setIsOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <Trigger trigger={trigger} kind="dialog" isOpen={open ?? isOwnOpen} onOpenChange={change}>
      {(floating) => (
        <PopoverContent {...floating} label={label} align={align}>
          {children}
        </PopoverContent>
      )}
    </Trigger>
  );
}
