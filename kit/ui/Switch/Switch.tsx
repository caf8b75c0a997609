import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';
import { ChoiceLine, ChoiceText } from '../Checkbox/Checkbox';
import { descriptionIdOf, FieldDescription } from '../Field/Field';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  description?: ReactNode;
  onCheckedChange?: (isOn: boolean) => void;
}

/** Takes effect immediately. In a form that is submitted, use CheckboxField. */
export function Switch({ label, description, onCheckedChange, id, onChange, ...input }: SwitchProps) {
  const generated = useId();
  const ownId = id ?? generated;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onCheckedChange?.(event.target.checked);
    return onChange?.(event);
  };

  return (
    <Line>
      <ChoiceText>
        <label htmlFor={ownId}>{label}</label>
        {description && <FieldDescription id={descriptionIdOf(ownId)}>{description}</FieldDescription>}
      </ChoiceText>
      <Track
        {...input}
        id={ownId}
        aria-describedby={description ? descriptionIdOf(ownId) : undefined}
        onChange={change}
      />
    </Line>
  );
}

const Line = styled(ChoiceLine)`
  justify-content: space-between;
`;

const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  flex: none;
  width: 3rem;
  height: 1.75rem;
  background: ${role.surfaceSunken};
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.pill};
  cursor: pointer;
  appearance: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  &::before {
    content: '';
    display: block;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.22rem;
    background: ${role.lineStrong};
    border-radius: 50%;
    transition: transform ${motion.calm};
  }

  &:checked {
    background: ${role.accent};
    border-color: ${role.accent};
  }

  &:checked::before {
    background: ${role.inkOnAccent};
    transform: translateX(calc(var(--toward-end) * 1.25rem));
  }

  &:disabled {
    cursor: default;
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
