import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { StandIn } from '../Trigger/StandIn';
import { distances, surfaceLook } from '../Trigger/surface';
import type { Align, Floating } from '../Trigger/Trigger';

interface PopoverSurfaceProps extends Floating {
  label: string;
  align: Align;
  children: ReactNode;
}

/** What a popover opens, fetched when somebody comes near the first trigger. */
export function PopoverSurface({
  id,
  findTrigger,
  label,
  align,
  isOpen,
  onOpenChange,
  children,
}: PopoverSurfaceProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <StandIn findTrigger={findTrigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Content {...distances} id={id} align={align} aria-label={label}>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Content = styled(Radix.Content)`
  ${surfaceLook}
  max-height: max(7.5rem, var(--radix-popover-content-available-height));
  padding: ${space[4]};
`;
