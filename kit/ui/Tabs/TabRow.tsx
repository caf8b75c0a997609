import * as Radix from '@radix-ui/react-tabs';
import { useState, type ReactNode } from 'react';
import { Row, TabButton } from './tabLook';
import { useChosenInSight } from './useChosenInSight';

export interface TabRowProps {
  label: string;
  tabs: readonly { value: string; label: string; icon?: ReactNode; badge?: ReactNode }[];
  chosen: string;
  panelId: string;
  idOf: (value: string) => string;
  onChoose: (value: string) => void;
}

/** The row with Radix's keys, fetched by the first tabs. It takes the place of the plain row, the focus included. */
export function TabRow({ label, tabs, chosen, idOf, panelId, onChoose }: TabRowProps) {
  const [focusedBefore] = useState(() => document.activeElement?.id);
  const row = useChosenInSight(chosen);

  return (
    <Radix.Root value={chosen} onValueChange={onChoose} asChild>
      <Radix.List aria-label={label} asChild>
        <Row ref={row}>
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              asChild
              value={tab.value}
              id={idOf(tab.value)}
              aria-controls={tab.value === chosen ? panelId : undefined}
              autoFocus={idOf(tab.value) === focusedBefore}
            >
              <TabButton>
                {tab.icon}
                {tab.label}
                {tab.badge}
              </TabButton>
            </Radix.Trigger>
          ))}
        </Row>
      </Radix.List>
    </Radix.Root>
  );
}
