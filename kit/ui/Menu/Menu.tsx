import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { css, styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { Floating, type Align, type Trigger } from '../Floating/Floating';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes the item a link. */
  href?: string;
  /** Makes the item this link, given without children: one of the router's, for example. */
  link?: ReactElement<{ children?: ReactNode; onClick?: () => void }>;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The menu stays open after it: for an item that answers in its own label. */
  keepsOpen?: boolean;
}

export interface MenuProps {
  trigger: Trigger;
  /** Names the menu. */
  label: string;
  items: readonly MenuItem[];
  align?: Align;
}

/** A button that opens a list of things to do. Arrows, Home, End and first letters move through it. */
export function Menu({ trigger, label, items, align = 'start' }: MenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) entriesOf(list.current)[0]?.focus();
  }, [isOpen]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setIsOpen(false);
    const entries = entriesOf(list.current);
    const next = nextEntry(entries, entries.indexOf(document.activeElement as HTMLElement), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Floating
      {...{ id, trigger, isOpen, align }}
      ref={list}
      onOpenChange={setIsOpen}
      kind="menu"
      aria-label={label}
      onKeyDown={move}
    >
      <List role="presentation">
        {items.map((item, place) => (
          <Entry key={place} item={item} onDone={() => setIsOpen(false)} />
        ))}
      </List>
    </Floating>
  );
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, icon, onSelect, href, link, isDanger = false, isDisabled, keepsOpen } = item;
  const select = () => {
    onSelect?.();
    if (!keepsOpen) onDone();
  };
  const content = (
    <>
      {icon && <Icon aria-hidden="true">{icon}</Icon>}
      {label}
    </>
  );

  if (link) {
    return <LinkEntry>{cloneElement(link, { ...linkEntryProps, onClick: select }, content)}</LinkEntry>;
  }
  if (href) {
    return (
      <LinkEntry>
        <a href={href} {...linkEntryProps} onClick={select}>
          {content}
        </a>
      </LinkEntry>
    );
  }
  return (
    <ButtonEntry
      type="button"
      {...linkEntryProps}
      disabled={isDisabled}
      onClick={select}
      $isDanger={isDanger}
    >
      {content}
    </ButtonEntry>
  );
}

const linkEntryProps = { role: 'menuitem', tabIndex: -1 };

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];
}

function nextEntry(entries: HTMLElement[], current: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return entries[(current + 1) % entries.length];
  if (key === 'ArrowUp') return entries[(current - 1 + entries.length) % entries.length];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const following = [...entries.slice(current + 1), ...entries.slice(0, current + 1)];
  return following.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

const List = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space[2]};
`;

const entryLook = css`
  ${type.body}
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  color: ${role.ink};
  background: none;
  border: 0;
  border-radius: ${radius.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    color: ${role.accentStrong};
    background: ${role.accentSoft};
    outline-offset: -3px;
  }

  &:disabled {
    color: ${role.inkSoft};
    background: none;
    cursor: default;
  }
`;

const ButtonEntry = styled.button<{ $isDanger: boolean }>`
  ${entryLook}
  ${({ $isDanger }) =>
    $isDanger &&
    css`
      color: ${role.danger};

      &:hover,
      &:focus-visible {
        color: ${role.dangerStrong};
        background: ${role.dangerSoft};
      }
    `}
`;

const LinkEntry = styled.div.attrs({ role: 'presentation' })`
  > * {
    ${entryLook}
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;

  svg {
    width: 1.2rem;
    height: 1.2rem;
  }
`;
