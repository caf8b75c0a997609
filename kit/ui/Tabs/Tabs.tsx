import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
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

/** Several views in one place. Arrows, Home and End move along the row; only the chosen view is rendered. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Value>) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue ?? tabs[0]?.value);
  const chosenValue = value ?? ownValue;
  const chosen = tabs.find((tab) => tab.value === chosenValue) ?? tabs[0];
  const row = useRef<HTMLDivElement>(null);
  if (!chosen) return null;

  const choose = (next: Value) => {
    setOwnValue(next);
    if (next !== chosen.value) onValueChange?.(next);
  };

  const move = (event: KeyboardEvent) => {
    const next = nextIndex(tabs.indexOf(chosen), tabs.length, event.key);
    if (next === null) return;
    event.preventDefault();
    choose(tabs[next]!.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <Frame>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </TabButton>
        ))}
      </Row>
      <Panel
        key={chosen.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen.value}`}
        tabIndex={0}
      >
        {chosen.content}
      </Panel>
    </Frame>
  );
}

function nextIndex(current: number, count: number, key: string): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Row = styled.div`
  display: flex;
  gap: ${space[1]};
  width: fit-content;
  max-width: 100%;
  padding: ${space[1]};
  overflow-x: auto;
  background: ${role.surfaceSunken};
  border-radius: ${radius.pill};
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

const TabButton = styled.button`
  ${type.label}
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0.35rem ${space[4]};
  color: ${role.inkSoft};
  background: transparent;
  border: 0;
  border-radius: ${radius.pill};
  cursor: pointer;
  transition:
    color ${motion.quick},
    background-color ${motion.quick};

  svg {
    width: 1.125em;
    height: 1.125em;
  }

  &:hover {
    color: ${role.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    color: ${role.accent};
    background: ${role.surfaceRaised};
    box-shadow: ${shadow.resting};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid;
    }
  }
`;

const Panel = styled.div`
  min-width: 0;
  border-radius: ${radius.medium};
`;
