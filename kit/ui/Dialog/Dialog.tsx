import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';
import { z } from '../../theme/z';
import { IconButton } from '../IconButton/IconButton';
import { enterModal, isTopmost } from './modality';

export interface DialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** An alert dialog asks for an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** What takes the focus at first; the dialog itself unless told. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Stands before the page until it is answered or closed: a sheet from below on a phone, a card on a larger screen. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({
  onOpenChange,
  title,
  description,
  size = 'medium',
  role: kind = 'dialog',
  initialFocus,
  children,
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  /** A selection of text that ends beside the dialog did not mean to close it. */
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const leave = enterModal(place.current!);
    (initialFocus?.current ?? dialog.current!).focus();
    return leave;
  }, [initialFocus]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isTopmost(place.current)) onOpenChange(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onOpenChange]);

  return (
    <Place
      ref={place}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (isPressedBeside.current && event.target === event.currentTarget) onOpenChange(false);
      }}
    >
      <Sheet
        ref={dialog}
        role={kind}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        tabIndex={-1}
        $size={size}
      >
        <Header>
          <Title id={`${id}-title`}>{title}</Title>
          <IconButton label="Close" icon={<X />} onClick={() => onOpenChange(false)} />
        </Header>
        <Body>
          {description && <Description id={`${id}-description`}>{description}</Description>}
          {children}
        </Body>
      </Sheet>
    </Place>
  );
}

/** The buttons at the end of a dialog, always in sight. Inside a form, so that one of them can submit it. */
export const DialogActions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${z.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
  margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
  padding: ${space[3]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
  background: ${role.surfaceRaised};
  border-top: 1px solid ${role.line};

  /* Reaches to both edges of the sheet, whatever lays it out. */
  && {
    max-width: none;
  }

  @media ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

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

const Sheet = styled.div<{ $size: keyof typeof widths }>`
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

const Title = styled.h2`
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

const Description = styled.div`
  ${type.body}
  color: ${role.inkSoft};
`;
