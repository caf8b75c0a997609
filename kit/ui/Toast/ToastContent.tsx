import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';
import { Button } from '../Button/Button';
import { focusNearest, focusPathOf } from '../focusPath';
import { IconButton } from '../IconButton/IconButton';

export interface Toast {
  /** A new id is a new toast, even with the same text. */
  id: string | number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
}

interface ToastContentProps {
  toast: Toast | null;
  onClose: () => void;
}

/** Milliseconds (specification, section 9). */
const duration = 5000;
/** A swipe towards the end of the line, which is the right in English, beyond this many pixels dismisses. */
const swipeThreshold = 50;

/**
 * Five seconds, paused by pointer and focus, or until it is closed or swiped away. It takes Escape only while it has
 * the focus, so that a dialog, a menu or a search below it has its own; F8 goes to it.
 */
export function ToastContent({ toast, onClose }: ToastContentProps) {
  return toast && <ToastCard key={toast.id} toast={toast} onClose={onClose} />;
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useLingui();
  const { title, description, variant, action } = toast;
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;
  const frame = useRef<HTMLDivElement>(null);
  const pause = usePausableTimeout(duration, onClose);
  const swipe = useSwipe(onClose);
  const focusedBefore = useRef<Element[]>([]);
  useHotkey('F8', () => frame.current?.focus());

  const close = () => {
    if (frame.current?.contains(document.activeElement)) focusNearest(focusedBefore.current);
    onClose();
  };

  return (
    <Frame
      ref={frame}
      data-toast
      tabIndex={-1}
      $variant={variant}
      onPointerEnter={pause.start}
      onPointerLeave={pause.end}
      onFocus={({ relatedTarget }) => {
        pause.start();
        if (relatedTarget && !frame.current?.contains(relatedTarget)) {
          focusedBefore.current = focusPathOf(relatedTarget);
        }
      }}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) pause.end();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      {...swipe}
    >
      <Icon size="1.375rem" aria-hidden="true" />
      <Words>
        <Title>{title}</Title>
        {description && <div>{description}</div>}
        {action && (
          <Button
            size="small"
            onClick={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </Words>
      <IconButton label={t`Close`} size="small" icon={<X />} onClick={close} />
    </Frame>
  );
}

/** Calls `onEnd` after `milliseconds`; what is left of them waits while it is paused or the window is in the background. */
function usePausableTimeout(milliseconds: number, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false);
  const remaining = useRef(milliseconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const begun = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - begun;
    };
  }, [isPaused]);

  useEffect(() => {
    const start = () => setPaused(true);
    const stop = () => setPaused(false);
    window.addEventListener('blur', start);
    window.addEventListener('focus', stop);
    return () => {
      window.removeEventListener('blur', start);
      window.removeEventListener('focus', stop);
    };
  }, []);

  return { start: () => setPaused(true), end: () => setPaused(false) };
}

/** The handlers of an element that follows a pointer towards the end of the line. */
function useSwipe(onDismiss: () => void) {
  const from = useRef<number | null>(null);
  const distance = useRef(0);

  const move = (element: HTMLElement, pixels: number) => {
    distance.current = pixels;
    element.style.setProperty('--swiped', `${pixels * towardEnd()}px`);
  };

  return {
    onPointerDown({ button, clientX }: PointerEvent<HTMLElement>) {
      if (button === 0) from.current = clientX;
    },
    onPointerMove({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
      if (from.current === null) return;
      const pixels = Math.max(0, (clientX - from.current) * towardEnd());
      // Before that it may be a press on a button inside.
      if (pixels > 5) currentTarget.setPointerCapture?.(pointerId);
      move(currentTarget, pixels);
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      const isAway = distance.current > swipeThreshold;
      from.current = null;
      move(currentTarget, 0);
      if (isAway) onDismiss();
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      from.current = null;
      move(currentTarget, 0);
    },
  };
}

const towardEnd = () => (document.dir === 'rtl' ? -1 : 1);

function useHotkey(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === key) press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const Frame = styled.div<{ $variant: Toast['variant'] }>`
  ${type.small}
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[2]};
  color: ${role.ink};
  background: ${({ $variant }) => ($variant === 'destructive' ? role.dangerSoft : role.surfaceRaised)};
  border: 1px solid ${({ $variant }) => ($variant === 'destructive' ? role.danger : role.line)};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};
  transform: translateX(var(--swiped, 0));
  touch-action: pan-y;
  user-select: none;
  /* An open dialog takes the pointer from everything outside. */
  pointer-events: auto;
  animation: ${rise} ${motion.calm};

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

const Title = styled.div`
  font-size: 1rem;
  font-weight: 700;
`;
