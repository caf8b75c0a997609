import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { floatingDistances, floatingStyle } from '../Trigger/floatingStyle';
import { MountedTrigger, type Align, type FloatingProps } from '../Trigger/Trigger';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes the item a link. */
  href?: string;
  /** Makes the item this link, passed without children: one of the router's, for example. */
  link?: ReactElement<{ children?: ReactNode; onClick?: () => void }>;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Makes the item a setting that is on or off; `onSelect` changes it, and the menu stays open. */
  isChecked?: boolean;
  /** The menu stays open after it, for an item that shows its result in its own label. */
  keepsOpen?: boolean;
}

interface MenuContentProps extends FloatingProps {
  label: string;
  items: readonly MenuItem[];
  align: Align;
}

/** Radix's menu with our looks. It is not modal. */
export function MenuContent({
  id,
  findTrigger,
  label,
  items,
  align,
  isOpen,
  onOpenChange,
}: MenuContentProps) {
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      modal={false}
      // Radix takes none from the page.
      dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}
    >
      <Radix.Trigger asChild>
        <MountedTrigger findTrigger={findTrigger} />
      </Radix.Trigger>
      {/* In the trigger's landmark, so that no content is outside the landmarks. */}
      <Radix.Portal container={findTrigger()?.closest<HTMLElement>('header, main, nav, footer')}>
        <List
          {...floatingDistances}
          id={id}
          align={align}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          onInteractOutside={(event) => {
            // A press on the trigger closes the menu through the trigger's own handler.
            if (event.target instanceof Node && findTrigger()?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // A dialog that the item opened has the focus already.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
        >
          {items.map((item, index) => (
            <Entry key={index} item={item} findTrigger={findTrigger} />
          ))}
        </List>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item, findTrigger }: { item: MenuItem } & Pick<FloatingProps, 'findTrigger'>) {
  const { label, icon, onSelect, href, link, isDanger = false, isDisabled, isChecked, keepsOpen } = item;
  const content = (
    <>
      {icon && <Icon aria-hidden="true">{icon}</Icon>}
      {label}
    </>
  );

  if (isChecked !== undefined) {
    return (
      <Setting
        checked={isChecked}
        disabled={isDisabled}
        $isDanger={isDanger}
        onSelect={(event) => {
          event.preventDefault();
          onSelect?.();
        }}
      >
        {content}
        <Radix.ItemIndicator asChild>
          <Checked aria-hidden="true">
            <Check />
          </Checked>
        </Radix.ItemIndicator>
      </Setting>
    );
  }

  return (
    <Choice
      asChild={Boolean(link ?? href)}
      disabled={isDisabled}
      $isDanger={isDanger}
      onSelect={(event) => {
        if (keepsOpen) event.preventDefault();
        // A dialog that opens now returns the focus to what has it, and the item is about to unmount.
        else findTrigger()?.focus();
        onSelect?.();
      }}
    >
      {link ? cloneElement(link, {}, content) : href ? <a href={href}>{content}</a> : content}
    </Choice>
  );
}

const List = styled(Radix.Content)`
  ${floatingStyle}
  display: grid;
  gap: 2px;
  max-height: max(7.5rem, var(--radix-dropdown-menu-content-available-height));
  padding: ${space[2]};
`;

const choice = css<{ $isDanger: boolean }>`
  ${type.body}
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  color: ${({ $isDanger }) => ($isDanger ? role.danger : role.ink)};
  border-radius: ${radius.medium};
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }

  &:hover,
  &[data-highlighted] {
    ${({ $isDanger }) =>
      $isDanger
        ? css`
            color: ${role.dangerStrong};
            background: ${role.dangerSoft};
          `
        : css`
            color: ${role.accentStrong};
            background: ${role.accentSoft};
          `}
  }

  &[data-disabled] {
    color: ${role.inkSoft};
    background: none;
    cursor: default;
  }
`;

const Choice = styled(Radix.Item)<{ $isDanger: boolean }>`
  ${choice}
`;

const Setting = styled(Radix.CheckboxItem)<{ $isDanger: boolean }>`
  ${choice}
`;

const Icon = styled.span`
  display: grid;
  flex: none;

  svg {
    width: 1.2rem;
    height: 1.2rem;
  }
`;

const Checked = styled(Icon)`
  margin-inline-start: auto;
`;
