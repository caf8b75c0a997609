import { useEffect, useRef, useState, type ComponentPropsWithRef, type InputEvent } from 'react';
import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { type } from '../../theme/type';
import { controlLook, FieldFrame, useFieldControl, type FieldProps } from '../Field/Field';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /** Shows '12/500' and says aloud when the end comes near. It counts and does not cut. */
  limit?: number;
}

/** Several lines of text, growing with them. Takes react-hook-form's `register(…)` as it is. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  error,
  limit,
  id,
  ref,
  ...textarea
}: TextAreaProps) {
  const control = useFieldControl(id, { description, error });
  const own = useRef<HTMLTextAreaElement | null>(null);
  const [length, setLength] = useState(() => lengthOf(String(textarea.value ?? textarea.defaultValue ?? '')));

  // A form may fill or empty the field without an event: whenever it renders, what really stands there is counted.
  const measure = () => {
    if (own.current) setLength(lengthOf(own.current.value));
  };
  useEffect(measure);

  const attach = (element: HTMLTextAreaElement | null) => {
    own.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };

  const count = (event: InputEvent<HTMLTextAreaElement>) => {
    setLength(lengthOf(event.currentTarget.value));
    textarea.onInput?.(event);
  };

  return (
    <FieldFrame
      {...{ label, isLabelHidden, description, error }}
      id={control.id}
      aside={limit && <Counter length={length} limit={limit} />}
    >
      <Area rows={4} {...textarea} {...control} ref={attach} onInput={count} />
    </FieldFrame>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
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

/** The text as it stands when typing pauses, so that a listener is not told of every letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function nearness(left: number): string {
  return left < 0 ? `${-left} characters too many` : `${left} characters left`;
}

/** Code points of the trimmed text, as the rules of the forms count it. */
function lengthOf(text: string): number {
  return [...text.trim()].length;
}

const Area = styled.textarea`
  ${controlLook}
  min-height: 6.5rem;
  max-height: 60vh;
  resize: vertical;
  field-sizing: content;
`;

const Count = styled.span<{ $isOver: boolean }>`
  ${type.caption}
  position: relative;
  flex: none;
  margin-inline-start: auto;
  color: ${({ $isOver }) => ($isOver ? role.danger : role.inkSoft)};
`;
