import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { colourFade } from '../../theme/motion';
import { role } from '../../theme/role';
import { shadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { useSelectedInView } from './useSelectedInView';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** After the label: a count, for example. */
  badge?: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/**
 * The tabs pattern of the ARIA practices with automatic activation: a tab that gets the focus is selected. Only the
 * selected panel is rendered.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Value>) {
  const id = useId();
  const [ownValue, setOwnValue] = useState<string | undefined>(defaultValue);
  const selected = tabs.find((tab) => tab.value === (value ?? ownValue)) ?? tabs[0];
  const list = useSelectedInView(selected?.value);
  if (!selected) return null;

  const select = (next: Value) => {
    if (next === selected.value) return;
    setOwnValue(next);
    onValueChange?.(next);
  };

  const idOf = (tab: string) => `${id}-${tab}`;
  const panelId = `${id}-panel`;

  return (
    <Frame>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map((tab) => {
          const isSelected = tab.value === selected.value;
          return (
            <TabButton
              key={tab.value}
              type="button"
              role="tab"
              id={idOf(tab.value)}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              tabIndex={isSelected ? 0 : -1}
              onFocus={() => select(tab.value)}
              // Safari gives a pressed button no focus.
              onClick={() => select(tab.value)}
            >
              {tab.icon}
              {tab.label}
              {tab.badge}
            </TabButton>
          );
        })}
      </List>
      <Panel
        key={selected.value}
        role="tabpanel"
        id={panelId}
        aria-labelledby={idOf(selected.value)}
        tabIndex={0}
      >
        {selected.content}
      </Panel>
    </Frame>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(event.target as HTMLElement);
  const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const next = {
    ArrowRight: current + onwards,
    ArrowLeft: current - onwards,
    Home: 0,
    End: -1,
  }[event.key];
  if (current === -1 || next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
`;

const fade = (start: string, end: string) =>
  `mask-image: linear-gradient(calc(var(--toward-end) * 90deg), ${start}, black 2.5rem, black calc(100% - 2.5rem), ${end});`;

const cut = keyframes`
  from { ${fade('black', 'transparent')} }
  8%, 92% { ${fade('transparent', 'transparent')} }
  to { ${fade('transparent', 'black')} }
`;

const List = styled.div`
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

  /* Fades where tabs are cut off; a row that fits has no timeline. */
  @supports (animation-timeline: scroll()) {
    animation: ${cut} linear both;
    animation-timeline: scroll(self inline);
  }
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
  ${colourFade}

  svg {
    width: 1.125em;
    height: 1.125em;
  }

  @media ${media.canHover} {
    &:hover {
      color: ${role.ink};
    }
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
