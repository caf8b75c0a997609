import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { role } from '../../theme/role';
import { Counter, useLength } from '../Field/Counter';
import { controlStyle, FieldFrame, useFieldControl, type FieldProps } from '../Field/Field';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  /** Inside the field, before the text. */
  icon?: ReactNode;
  /** Shows '12/100', announced near the limit. Longer texts are not cut. */
  limit?: number;
}

/** Accepts react-hook-form's `register(…)`. */
export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  icon,
  limit,
  id,
  ref,
  ...input
}: TextFieldProps) {
  const control = useFieldControl(id, { description, error });
  const { length, attach, count } = useLength<HTMLInputElement>(input, ref);

  return (
    <FieldFrame
      {...{ label, isLabelHidden, description, error }}
      id={control.id}
      aside={limit && <Counter length={length} limit={limit} />}
    >
      <Frame>
        {icon && <Icon aria-hidden="true">{icon}</Icon>}
        <Input type="text" {...input} {...control} ref={attach} onInput={count} $hasIcon={Boolean(icon)} />
      </Frame>
    </FieldFrame>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Icon = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0.85rem;
  display: grid;
  place-items: center;
  color: ${role.inkSoft};
  pointer-events: none;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const Input = styled.input<{ $hasIcon: boolean }>`
  ${controlStyle}
  ${({ $hasIcon }) =>
    $hasIcon &&
    css`
      padding-inline-start: 2.6rem;
    `}

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
