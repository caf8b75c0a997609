import { useState } from 'react';
import { lazyComponent } from '../lazyComponent';
import { Trigger, type Align, type TriggerElement } from '../Trigger/Trigger';
import type { MenuItem } from './MenuContent';

export interface MenuProps {
  trigger: TriggerElement;
  /** The menu's accessible name. */
  label: string;
  items: readonly MenuItem[];
  align?: Align;
}

const MenuContent = lazyComponent(async () => {
  const { MenuContent: Content } = await import(/* webpackChunkName: "floating" */ './MenuContent');
  return Content;
});

/** A button with a menu of actions. Arrow keys, Home, End and first letters move through it. */
export function Menu({ trigger, label, items, align = 'start' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Trigger trigger={trigger} kind="menu" isOpen={isOpen} onOpenChange={setIsOpen}>
      {(floating) => <MenuContent {...floating} label={label} items={items} align={align} />}
    </Trigger>
  );
}
