import type * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useState, type Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';
import { z } from '../../theme/z';
import { IconButton } from '../IconButton/IconButton';
import type { DialogProps } from './DialogProps';

interface SheetProps extends Omit<DialogProps, 'open' | 'initialFocus'> {
  /** Radix's dialog or its alert dialog. */
  parts: Pick<typeof Radix, 'Root' | 'Portal' | 'Overlay' | 'Content' | 'Title' | 'Description'>;
  /** Prevent its default to say what takes the focus at first. */
  onOpenAutoFocus?: (event: Event) => void;
  ref?: Ref<HTMLDivElement>;
}

/** What every dialog looks like; the focus goes back to where it was. */
export function Sheet({
  parts: { Root, Portal, Overlay, Content, Title, Description },
  onOpenChange,
  onOpenAutoFocus,
  title,
  description,
  size = 'medium',
  role: kind = 'dialog',
  ref,
  children,
}: SheetProps) {
  const [focusedBefore] = useState(() => document.activeElement);

  return (
    <Root open onOpenChange={onOpenChange}>
      <Portal>
        <Overlay asChild>
          <Place>
            <Content
              asChild
              role={kind}
              aria-modal="true"
              onOpenAutoFocus={onOpenAutoFocus}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
              }}
            >
              <Frame ref={ref} $size={size}>
                <Header>
                  <Title asChild>
                    <TitleText>{title}</TitleText>
                  </Title>
                  <IconButton label="Close" icon={<X />} onClick={() => onOpenChange(false)} />
                </Header>
                <Body>
                  {description && (
                    <Description asChild>
                      <DescriptionText>{description}</DescriptionText>
                    </Description>
                  )}
                  {children}
                </Body>
              </Frame>
            </Content>
          </Place>
        </Overlay>
      </Portal>
    </Root>
  );
}

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(2rem); }
`;

const Place = styled.div`
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
    padding: ${space[5]};
  }
`;

const widths = { small: '26rem', medium: '34rem', large: '48rem' };

const Frame = styled.div<{ $size: keyof typeof widths }>`
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

  &:focus {
    outline: none;
  }

  @media ${media.phone} {
    max-width: none;
  }

  @media ${media.tablet} {
    max-height: calc(100vh - 3rem);
    border-radius: ${radius.large};
  }
`;

const Header = styled.div`
  position: sticky;
  top: 0;
  z-index: ${z.raised};
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space[4]} ${space[3]} ${space[2]} ${space[5]};
  background: ${role.surfaceRaised};
`;

const TitleText = styled.h2`
  ${type.heading}
  min-width: 0;
  padding-top: 0.35rem;
`;

const Body = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  padding: 0 ${space[5]} ${space[5]};
`;

const DescriptionText = styled.div`
  ${type.body}
  color: ${role.inkSoft};
`;
