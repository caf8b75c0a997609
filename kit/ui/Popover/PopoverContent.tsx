import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/space';
import { floatingDistances, floatingStyle } from '../Trigger/floatingStyle';
import { MountedTrigger, type Align, type FloatingProps } from '../Trigger/Trigger';

interface PopoverContentProps extends FloatingProps {
  label: string;
  align: Align;
  children: ReactNode;
}

/** Radix's popover with our looks. */
export function PopoverContent({
  id,
  findTrigger,
  label,
  align,
  isOpen,
  onOpenChange,
  children,
}: PopoverContentProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <MountedTrigger findTrigger={findTrigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Content {...floatingDistances} id={id} align={align} aria-label={label}>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Content = styled(Radix.Content)`
  ${floatingStyle}
  max-height: max(7.5rem, var(--radix-popover-content-available-height));
  padding: ${space[4]};

  @media ${media.phone} {
    max-width: calc(100vw - 1rem);
  }
`;
