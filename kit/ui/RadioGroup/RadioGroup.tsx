import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { choiceMark, ChoiceLine, ChoiceText } from '../Checkbox/Checkbox';
import { descriptionIdOf, errorIdOf, FieldDescription, FieldError, type FieldProps } from '../Field/Field';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Side by side where there is room. */
  isInline?: boolean;
  /** The first radio button, for a form that focuses the field with an error. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one among a few visible options. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  description,
  error,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  isInline = false,
  ref,
}: RadioGroupProps<Value>) {
  const id = useId();
  const describedBy = [description && descriptionIdOf(id), error && errorIdOf(id)].filter(Boolean).join(' ');

  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Label id={`${id}-label`} $isHidden={isLabelHidden}>
        {label}
      </Label>
      {description && <FieldDescription id={descriptionIdOf(id)}>{description}</FieldDescription>}
      <Options $isInline={isInline}>
        {options.map((option, index) => {
          const optionId = `${id}-${option.value}`;
          return (
            <ChoiceLine key={option.value}>
              <Dot
                type="radio"
                id={optionId}
                ref={index === 0 ? ref : undefined}
                name={name ?? id}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
                disabled={option.isDisabled}
                aria-describedby={option.description ? descriptionIdOf(optionId) : undefined}
                onChange={() => onValueChange?.(option.value)}
              />
              <ChoiceText>
                <label htmlFor={optionId}>{option.label}</label>
                {option.description && (
                  <FieldDescription id={descriptionIdOf(optionId)}>{option.description}</FieldDescription>
                )}
              </ChoiceText>
            </ChoiceLine>
          );
        })}
      </Options>
      {error && <FieldError id={errorIdOf(id)}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`;

const Label = styled.span<{ $isHidden?: boolean }>`
  ${type.label}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const Options = styled.div<{ $isInline: boolean }>`
  display: flex;
  flex-flow: ${({ $isInline }) => ($isInline ? 'row wrap' : 'column')};
  column-gap: ${space[6]};
`;

const Dot = styled.input`
  ${choiceMark}
  display: grid;
  place-items: center;
  border-radius: 50%;

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    background: ${role.inkOnAccent};
    border-radius: 50%;
    transform: scale(0);
  }

  &:checked::before {
    transform: scale(1);
  }
`;
