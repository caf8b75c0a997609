import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';
import { z } from '../../theme/z';
import { Button } from '../Button/Button';
import { aboveDialogs } from '../Dialog/modality';
import { IconButton } from '../IconButton/IconButton';

export interface Toast {
  /** Another id is another toast, though the words be the same. */
  id: string | number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
}

interface ToasterProps {
  toast: Toast | null;
  onClose: () => void;
}

const shownFor = 5000;
const swipedAwayBeyond = 50;

/**
 * The place of the one toast (specification, section 9). The place is always there, so that a screen reader listens
 * to it before the words arrive. It stays alive above an open dialog.
 */
export function Toaster({ toast, onClose }: ToasterProps) {
  return createPortal(
    <Place {...aboveDialogs}>{toast && <ToastView key={toast.id} toast={toast} onClose={onClose} />}</Place>,
    document.body,
  );
}

function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, description, variant, action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const swipe = useSwipeRight(onClose);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), shownFor);
    return () => clearTimeout(timer);
  }, [isHeld]);

  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <View
      $variant={variant}
      {...swipe}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <Icon size="1.375rem" aria-hidden="true" />
      <Words>
        <Title>{title}</Title>
        {description && <p>{description}</p>}
        {action && (
          <Button
            size="small"
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </Words>
      <IconButton label="Close" size="small" icon={<X />} onClick={onClose} />
    </View>
  );
}

/** Lets a finger push the toast away to the right. */
function useSwipeRight(onAway: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [distance, setDistance] = useState(0);

  const release = () => {
    if (distance > swipedAwayBeyond) onAway();
    setStart(null);
    setDistance(0);
  };

  return {
    style: distance ? { transform: `translateX(${distance}px)`, transition: 'none' } : undefined,
    onPointerDown: (event: PointerEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (!isOnButton && event.button === 0) setStart(event.clientX);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDistance(Math.max(0, event.clientX - start));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const Place = styled.div.attrs({ role: 'status' })`
  position: fixed;
  inset: auto 0 0;
  z-index: ${z.toast};
  display: grid;
  justify-items: center;
  padding: ${space[4]} ${space[3]} max(${space[4]}, env(safe-area-inset-bottom));
  pointer-events: none;

  @media ${media.tablet} {
    justify-items: end;
    padding: ${space[6]};
  }
`;

const View = styled.div<{ $variant: Toast['variant'] }>`
  ${type.small}
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  width: 100%;
  max-width: 420px;
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  color: ${role.ink};
  background: ${({ $variant }) => ($variant === 'destructive' ? role.dangerSoft : role.surfaceRaised)};
  border: 1px solid ${({ $variant }) => ($variant === 'destructive' ? role.danger : role.line)};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};
  pointer-events: auto;
  touch-action: pan-y;
  transition: transform ${motion.calm};
  animation: ${arrive} ${motion.calm};

  > svg {
    flex: none;
    margin-top: 0.35rem;
    color: ${({ $variant }) => ($variant === 'destructive' ? role.danger : role.success)};
  }

  > button {
    color: inherit;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  justify-items: start;
  min-width: 0;
  padding-block: 0.35rem;
`;

const Title = styled.p`
  font-size: 1rem;
  font-weight: 700;
`;
