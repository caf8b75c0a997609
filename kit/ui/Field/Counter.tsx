import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type InputEvent, type Ref, type RefCallback } from 'react';
import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { type } from '../../theme/type';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

type Typed = HTMLInputElement | HTMLTextAreaElement;

interface Typing<Element extends Typed> {
  value?: unknown;
  defaultValue?: unknown;
  onInput?: (event: InputEvent<Element>) => void;
}

/** The length of the text in a field; `attach` and `count` are the field's ref and onInput. */
export function useLength<Element extends Typed>(
  { value, defaultValue, onInput }: Typing<Element>,
  ref: Ref<Element> | undefined,
) {
  const own = useRef<Element | null>(null);
  const [length, setLength] = useState(() => lengthOf(textOf(value ?? defaultValue)));

  // A form may set the field's value without an event, so every render counts again.
  const measure = () => {
    if (own.current) setLength(lengthOf(own.current.value));
  };
  useEffect(measure);

  return {
    length,
    attach(element: Element | null): ReturnType<RefCallback<Element>> {
      own.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    count(event: InputEvent<Element>) {
      setLength(lengthOf(event.currentTarget.value));
      onInput?.(event);
    },
  };
}

/** '12/500', announced near the limit. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const isNear = left <= Math.max(20, limit / 10);
  const announcement = useSettled(isNear ? nearness(left) : '');

  return (
    <Count $isOver={left < 0}>
      {length}/{limit}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </Count>
  );
}

/** The text after a pause in typing, so that not every letter is announced. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function nearness(left: number): string {
  return left < 0
    ? t`${plural(-left, { one: '# character too many', other: '# characters too many' })}`
    : t`${plural(left, { one: '# character left', other: '# characters left' })}`;
}

/** Code points of the trimmed text, as in schema/rules. */
function lengthOf(text: string): number {
  return [...text.trim()].length;
}

const Count = styled.span<{ $isOver: boolean }>`
  ${type.caption}
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  color: ${({ $isOver }) => ($isOver ? role.danger : role.inkSoft)};
`;

/** A field's value may also be a number or undefined. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
