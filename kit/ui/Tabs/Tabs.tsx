import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius, space } from '../../theme/space';
import { OnDemand, onDemand } from '../onDemand';
import { Row, TabButton } from './tabLook';
import type { TabRowProps } from './TabRow';
import { useChosenInSight } from './useChosenInSight';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Behind the label: a count, for one. */
  badge?: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

export const tabRow = onDemand(async () => {
  const { TabRow } = await import(/* webpackChunkName: "tabs" */ './TabRow');
  return TabRow;
});

/** Several views in one place. Arrows, Home and End move along the row; only the chosen view is rendered. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Value>) {
  const id = useId();
  const [ownValue, setOwnValue] = useState<string | undefined>(defaultValue);
  const chosen = tabs.find((tab) => tab.value === (value ?? ownValue)) ?? tabs[0];
  if (!chosen) return null;

  const choose = (next: string) => {
    setOwnValue(next);
    if (next !== chosen.value) onValueChange?.(next as Value);
  };

  const idOf = (tab: string) => `${id}-${tab}`;
  const row = { label, tabs, chosen: chosen.value, panelId: `${id}-panel`, idOf, onChoose: choose };

  return (
    <Frame>
      <OnDemand part={tabRow} given={row} waiting={<PlainRow {...row} />} onLost={() => undefined} />
      <Panel
        key={chosen.value}
        role="tabpanel"
        id={row.panelId}
        aria-labelledby={idOf(chosen.value)}
        tabIndex={0}
      >
        {chosen.content}
      </Panel>
    </Frame>
  );
}

/** The row while its keys are on their way: it looks the same, and a press chooses. */
function PlainRow({ label, tabs, chosen, panelId, idOf, onChoose }: TabRowProps) {
  const rowRef = useChosenInSight(chosen);
  return (
    <Row ref={rowRef} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <TabButton
          key={tab.value}
          type="button"
          role="tab"
          id={idOf(tab.value)}
          aria-selected={tab.value === chosen}
          aria-controls={tab.value === chosen ? panelId : undefined}
          // At the press as in Radix's row: were the rows exchanged before the release, no click would come.
          onMouseDown={() => onChoose(tab.value)}
          onClick={() => onChoose(tab.value)}
        >
          {tab.icon}
          {tab.label}
          {tab.badge}
        </TabButton>
      ))}
    </Row>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Panel = styled.div`
  min-width: 0;
  border-radius: ${radius.medium};
`;
