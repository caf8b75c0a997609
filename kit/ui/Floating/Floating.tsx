import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type Ref,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { z } from '../../theme/z';

export type Align = 'start' | 'end';

/** What a trigger must be able to take: a Button, an IconButton, any native button. */
export type Trigger = ReactElement<{
  onClick?: (event: never) => void;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-controls'?: string;
}>;

interface FloatingProps extends Omit<ComponentProps<'div'>, 'popover' | 'ref'> {
  trigger: Trigger;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  kind: 'menu' | 'dialog';
  align: Align;
  /** The floating surface, once it is there. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A surface that floats beside its trigger, in the browser's top layer where there is one. A press elsewhere or
 * Escape closes it; the focus goes back to the trigger.
 */
export function Floating({
  trigger,
  isOpen,
  onOpenChange,
  kind,
  align,
  id,
  ref,
  children,
  ...surface
}: FloatingProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const floating = useRef<HTMLDivElement | null>(null);
  const close = useEffectEvent(() => onOpenChange(false));

  useLayoutEffect(() => {
    const element = floating.current;
    const beside = anchor.current;
    if (!isOpen || !element || !beside) return;
    const stand = () => place(element, beside, align);
    element.showPopover?.();
    stand();
    addEventListener('resize', stand);
    addEventListener('scroll', stand, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', stand);
      removeEventListener('scroll', stand, { capture: true });
      // The surface is gone by now: whoever had the focus in it has lost it.
      if (document.activeElement === document.body) focusTrigger(beside);
    };
  }, [isOpen, align]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.parentElement?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return (
    <Root
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        onOpenChange(false);
      }}
    >
      <Anchor ref={anchor}>
        {cloneElement(trigger, {
          'aria-haspopup': kind,
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: () => onOpenChange(!isOpen),
        })}
      </Anchor>
      {isOpen && (
        <Surface
          {...surface}
          id={id}
          role={kind}
          ref={(element) => {
            floating.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          popover="manual"
        >
          {children}
        </Surface>
      )}
    </Root>
  );
}

const edge = 8;
const gap = 6;

/** Below the anchor, above it where there is more room, and never beyond the edge of the screen. */
function place(floating: HTMLElement, anchor: HTMLElement, align: Align) {
  const at = anchor.getBoundingClientRect();
  const { documentElement: screen } = document;
  const roomBelow = screen.clientHeight - at.bottom - gap - edge;
  const roomAbove = at.top - gap - edge;
  const isBelow = floating.scrollHeight <= roomBelow || roomBelow >= roomAbove;

  floating.style.maxHeight = `${Math.max(120, isBelow ? roomBelow : roomAbove)}px`;
  const { offsetWidth: width, offsetHeight: height } = floating;
  const wished = align === 'start' ? at.left : at.right - width;
  floating.style.left = `${Math.max(edge, Math.min(wished, screen.clientWidth - width - edge))}px`;
  floating.style.top = `${isBelow ? at.bottom + gap : at.top - gap - height}px`;
}

function focusTrigger(anchor: HTMLElement | null) {
  if (anchor?.firstElementChild instanceof HTMLElement) anchor.firstElementChild.focus();
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Root = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

const Surface = styled.div`
  position: fixed;
  inset: auto;
  z-index: ${z.menu};
  min-width: 12rem;
  max-width: min(22rem, calc(100vw - 1rem));
  margin: 0;
  overflow-y: auto;
  color: ${role.ink};
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};
  animation: ${arrive} ${motion.calm};
`;
