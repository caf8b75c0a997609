import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { descriptionIdOf, errorIdOf, FieldDescription, FieldError } from '../Field/Field';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  legend: string;
  isLegendHidden?: boolean;
  description?: ReactNode;
  error?: string;
}

/** A group of controls with a legend. */
export function Fieldset({
  legend,
  isLegendHidden,
  description,
  error,
  children,
  ...fieldset
}: FieldsetProps) {
  const id = useId();
  const describedBy = [description && descriptionIdOf(id), error && errorIdOf(id)].filter(Boolean).join(' ');

  return (
    <fieldset {...fieldset} aria-describedby={describedBy || undefined}>
      <Legend $isHidden={isLegendHidden}>{legend}</Legend>
      <Content>
        {description && <FieldDescription id={descriptionIdOf(id)}>{description}</FieldDescription>}
        {children}
        {error && <FieldError id={errorIdOf(id)}>{error}</FieldError>}
      </Content>
    </fieldset>
  );
}

const Legend = styled.legend<{ $isHidden?: boolean }>`
  ${type.label}
  padding: 0 0 ${space[1]};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const Content = styled.div`
  display: grid;
  gap: ${space[2]};
`;
