import * as Radix from '@radix-ui/react-dropdown-menu';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { StandIn } from '../Trigger/StandIn';
import { distances, surfaceLook } from '../Trigger/surface';
import type { Align, Floating } from '../Trigger/Trigger';

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

interface MenuSurfaceProps extends Floating {
  label: string;
  items: readonly MenuItem[];
  align: Align;
}

/** The menu itself, fetched when somebody comes near the first trigger. The rest of the page stays in reach. */
export function MenuSurface({
  id,
  findTrigger,
  label,
  items,
  align,
  isOpen,
  onOpenChange,
}: MenuSurfaceProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>
        <StandIn findTrigger={findTrigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <List
          {...distances}
          id={id}
          align={align}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          onInteractOutside={(event) => {
            // A press on the trigger closes the menu by the trigger's own doing.
            if (event.target instanceof Node && findTrigger()?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // What the chosen item opened has the focus already.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
        >
          {items.map((item, place) => (
            <Entry key={place} item={item} findTrigger={findTrigger} />
          ))}
        </List>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item, findTrigger }: { item: MenuItem } & Pick<Floating, 'findTrigger'>) {
  const { label, icon, onSelect, href, link, isDanger = false, isDisabled, keepsOpen } = item;
  const content = (
    <>
      {icon && <Icon aria-hidden="true">{icon}</Icon>}
      {label}
    </>
  );

  return (
    <Choice
      asChild={Boolean(link ?? href)}
      disabled={isDisabled}
      $isDanger={isDanger}
      onSelect={(event) => {
        if (keepsOpen) event.preventDefault();
        // A dialog that opens now gives the focus back to what has it: the item is about to go.
        else findTrigger()?.focus();
        onSelect?.();
      }}
    >
      {link ? cloneElement(link, {}, content) : href ? <a href={href}>{content}</a> : content}
    </Choice>
  );
}

const List = styled(Radix.Content)`
  ${surfaceLook}
  display: grid;
  gap: 2px;
  max-height: max(7.5rem, var(--radix-dropdown-menu-content-available-height));
  padding: ${space[2]};
`;

const Choice = styled(Radix.Item)<{ $isDanger: boolean }>`
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

const Icon = styled.span`
  display: grid;
  flex: none;

  svg {
    width: 1.2rem;
    height: 1.2rem;
  }
`;
