import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Counter, useLength } from '../Field/Counter';
import { controlStyle, FieldFrame, useFieldControl, type FieldProps } from '../Field/Field';

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /** Shows '12/500', announced near the limit. Longer texts are not cut. */
  limit?: number;
}

/** Grows with its text. Accepts react-hook-form's `register(…)`. */
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
  const control = useFieldControl(id, {
    description,
    error,
    'aria-describedby': textarea['aria-describedby'],
  });
  const { length, attach, count } = useLength<HTMLTextAreaElement>(textarea, ref);

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

const Area = styled.textarea`
  ${controlStyle}
  min-height: 6.5rem;
  max-height: 60vh;
  resize: vertical;
  field-sizing: content;
`;
