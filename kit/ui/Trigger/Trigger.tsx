import {
  cloneElement,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';

export type Align = 'start' | 'end';

/** A Button, an IconButton, any native button. */
export type TriggerElement = ReactElement<{
  onClick?: (event: never) => void;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-controls'?: string;
}>;

/** The props of the lazy component that floats beside a trigger. */
export interface FloatingProps {
  /** The trigger's `aria-controls`. */
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  findTrigger: () => HTMLElement | null;
}

interface TriggerProps {
  trigger: TriggerElement;
  kind: 'menu' | 'dialog';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Renders the lazy component: when the pointer or the focus is on the trigger, closed at first. */
  children: (floating: FloatingProps & { onLoadFailed: () => void }) => ReactNode;
}

/** A button that opens something beside it, and works before the code of that has been loaded. */
export function Trigger({ trigger, kind, isOpen, onOpenChange, children }: TriggerProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const load = () => setNear(true);

  return (
    <>
      <Anchor ref={anchor} onPointerEnter={load} onFocus={load}>
        {cloneElement(trigger, {
          'aria-haspopup': kind,
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: () => onOpenChange(!isOpen),
        })}
      </Anchor>
      {(isNear || isOpen) &&
        children({
          id,
          isOpen,
          onOpenChange,
          findTrigger: () => (anchor.current?.firstElementChild ?? null) as HTMLElement | null,
          onLoadFailed: () => {
            setNear(false);
            if (isOpen) onOpenChange(false);
          },
        })}
    </>
  );
}

interface MountedTriggerProps extends Pick<FloatingProps, 'findTrigger'> {
  ref?: Ref<HTMLElement | null>;
}

/**
 * The child of a Radix trigger (`asChild`): gives Radix the button that is mounted already, and renders nothing. Radix's
 * own trigger would replace the button while somebody presses it.
 */
export function MountedTrigger({ findTrigger, ref }: MountedTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, findTrigger);
  return null;
}

const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;
