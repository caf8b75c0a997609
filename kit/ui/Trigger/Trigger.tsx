import { cloneElement, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { OnDemand, type Part } from '../onDemand';

export type Align = 'start' | 'end';

/** What a trigger must be able to take: a Button, an IconButton, any native button. */
export type Trigger = ReactElement<{
  onClick?: (event: never) => void;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-controls'?: string;
}>;

/** What a surface is told of the trigger that it floats beside. */
export interface Floating {
  /** The id that the surface must take: the trigger names it. */
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  findTrigger: () => HTMLElement | null;
}

interface TriggeredProps<Given> {
  trigger: Trigger;
  kind: 'menu' | 'dialog';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What opens. */
  surface: Part<Given & Floating>;
  given: Given;
}

/** A button that is there at once, and what it opens, which is fetched when somebody comes near the button. */
export function Triggered<Given extends object>({
  trigger,
  kind,
  isOpen,
  onOpenChange,
  surface,
  given,
}: TriggeredProps<Given>) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isLikely, setLikely] = useState(false);
  const foresee = () => setLikely(true);
  const findTrigger = () => (anchor.current?.firstElementChild ?? null) as HTMLElement | null;

  return (
    <>
      <Anchor ref={anchor} onPointerEnter={foresee} onFocus={foresee}>
        {cloneElement(trigger, {
          'aria-haspopup': kind,
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: () => onOpenChange(!isOpen),
        })}
      </Anchor>
      {(isLikely || isOpen) && (
        <OnDemand
          part={surface}
          given={{ ...given, id, isOpen, onOpenChange, findTrigger }}
          onLost={() => {
            setLikely(false);
            if (isOpen) onOpenChange(false);
          }}
        />
      )}
    </>
  );
}

const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;
