import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { controlStyle, FieldFrame, useFieldControl, type FieldProps } from '../Field/Field';

export interface SelectOption {
  value: string | number;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; not selectable. */
  placeholder?: string;
}

/** A native select. Accepts react-hook-form's `register(…)`. */
export function SelectField({
  label,
  isLabelHidden,
  description,
  error,
  options,
  placeholder,
  id,
  ...select
}: SelectFieldProps) {
  const control = useFieldControl(id, { description, error });
  const isUncontrolled = select.value === undefined && select.defaultValue === undefined;

  return (
    <FieldFrame {...{ label, isLabelHidden, description, error }} id={control.id}>
      <Frame>
        <Select {...(placeholder && isUncontrolled ? { defaultValue: '' } : {})} {...select} {...control}>
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow aria-hidden="true" />
      </Frame>
    </FieldFrame>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Select = styled.select`
  ${controlStyle}
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    color: ${role.ink};
    background: ${role.surfaceRaised};
  }
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.8rem;
  width: 1.125rem;
  height: 100%;
  color: ${role.inkSoft};
  pointer-events: none;
`;
