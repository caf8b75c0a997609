import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';
import { z } from '../../theme/z';
import { focusNearest, focusPathOf } from '../focusPath';
import { IconButton } from '../IconButton/IconButton';

export interface DialogContentProps {
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** An alert dialog interrupts for a decision. */
  role?: 'dialog' | 'alertdialog';
  /** Gets the focus first; by default the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a press outside closes it, as by default, or only Escape and its buttons. */
  closesOnOutsidePress?: boolean;
  children?: ReactNode;
}

/**
 * Radix's dialog with our looks, loaded with the first dialog that opens. The focus returns to where it was, or near
 * there. What sticks below its title has `--dialog-header` as `top`, and what reaches its sides `--inset` as negative
 * margin.
 */
export function DialogContent({
  onOpenChange,
  title,
  description,
  size = 'medium',
  role: kind = 'dialog',
  initialFocus,
  closesOnOutsidePress = true,
  children,
}: DialogContentProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [focusedBefore] = useState(() => focusPathOf(document.activeElement ?? document.body));

  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop>
          <Radix.Content
            asChild
            role={kind}
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (initialFocus?.current ?? frame.current)?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const isTaken = document.activeElement !== document.body;
              // The code that removed the pressed button may have moved the focus elsewhere.
              if (focusedBefore[0]!.isConnected || !isTaken) focusNearest(focusedBefore);
            }}
            onInteractOutside={(event) => {
              if (!closesOnOutsidePress || isOnToast(event)) event.preventDefault();
            }}
          >
            <Frame ref={frame} $size={size}>
              <Header>
                <Title>{title}</Title>
                <IconButton label={t`Close`} icon={<X />} onClick={() => onOpenChange(false)} />
              </Header>
              <Body>
                {description && (
                  <Radix.Description asChild>
                    <Description>{description}</Description>
                  </Radix.Description>
                )}
                {children}
              </Body>
            </Frame>
          </Radix.Content>
        </Backdrop>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A toast is outside, but above the dialog. */
function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-toast]') !== null;
}

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(2rem); }
`;

const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${z.dialog};
  display: flex;
  align-items: flex-end;
  justify-content: center;
  background: ${role.scrim};
  animation: ${fade} ${motion.calm};

  @media ${media.tablet} {
    align-items: center;
    padding: ${space[6]};
  }
`;

const widths = { small: '26rem', medium: '34rem', large: '48rem' };

const Frame = styled.div<{ $size: keyof typeof widths }>`
  --inset: ${space[4]};
  --dialog-header: 4.75rem;
  --toast-room: 6.5rem;

  position: relative;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: 92vh;
  max-height: 92dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${role.surfaceRaised};
  border-radius: ${radius.large} ${radius.large} 0 0;
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.calm};
  transition: max-height ${motion.quick};

  &:focus {
    outline: none;
  }

  @media ${media.phone} {
    max-width: none;
  }

  @media ${media.tablet} {
    --inset: ${space[7]};
    --dialog-header: 5.25rem;
    --toast-room: 13rem;

    max-height: calc(100vh - 3rem);
    border-radius: ${radius.large};
  }

  @media ${media.tall} {
    /* What has the focus is neither below the title nor below DialogActions. */
    scroll-padding-block: var(--dialog-header) 6rem;

    /* A high one makes room for the toast above its title. */
    :root:has([data-toast]) & {
      max-height: calc(100vh - var(--toast-room));
      max-height: calc(100dvh - var(--toast-room));
    }
  }
`;

const Header = styled.div`
  z-index: ${z.raised};
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  justify-content: space-between;
  padding-block: ${space[4]};
  padding-inline: var(--inset) ${space[3]};
  background: ${role.surfaceRaised};

  @media ${media.tall} {
    position: sticky;
    top: 0;
  }

  @media ${media.tablet} {
    padding-block: ${space[6]} ${space[4]};
    padding-inline: var(--inset) ${space[6]};
  }
`;

const Title = styled(Radix.Title)`
  ${type.heading}
  min-width: 0;
  padding-top: 0.35rem;
`;

const Body = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
  padding: 0 var(--inset) var(--inset);
`;

const Description = styled.div`
  ${type.body}
  color: ${role.inkSoft};
`;
