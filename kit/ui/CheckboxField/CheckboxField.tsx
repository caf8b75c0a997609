import { useId } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox';
import { descriptionIdOf, errorIdOf, FieldError } from '../Field/Field';

export interface CheckboxFieldProps extends CheckboxProps {
  error?: string;
}

/** A checkbox with its validation error below. */
export function CheckboxField({ error, id, ...checkbox }: CheckboxFieldProps) {
  const generated = useId();
  const ownId = id ?? generated;
  const describedBy = [checkbox.description && descriptionIdOf(ownId), error && errorIdOf(ownId)];

  return (
    <Frame>
      <Checkbox
        {...checkbox}
        id={ownId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      />
      {error && <FieldError id={errorIdOf(ownId)}>{error}</FieldError>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space[1]};
`;
