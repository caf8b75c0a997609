import { useState } from 'react';
import { onDemand } from '../onDemand';
import { Triggered, type Align, type Trigger } from '../Trigger/Trigger';
import type { MenuItem } from './MenuSurface';

export interface MenuProps {
  trigger: Trigger;
  /** Names the menu. */
  label: string;
  items: readonly MenuItem[];
  align?: Align;
}

export const menuSurface = onDemand(async () => {
  const { MenuSurface } = await import(/* webpackChunkName: "floating" */ './MenuSurface');
  return MenuSurface;
});

/** A button that opens a list of things to do. Arrows, Home, End and first letters move through it. */
export function Menu({ trigger, label, items, align = 'start' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Triggered
      {...{ trigger, isOpen }}
      kind="menu"
      onOpenChange={setIsOpen}
      surface={menuSurface}
      given={{ label, items, align }}
    />
  );
}
