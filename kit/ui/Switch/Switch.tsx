import { styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';
import { ChoiceLine, useChoice, type CheckboxProps } from '../Checkbox/Checkbox';

/** Takes effect immediately. In a form that is submitted, use CheckboxField. */
export function Switch(props: CheckboxProps) {
  const { input, text } = useChoice(props);
  return (
    <Line>
      {text}
      <Track {...input} />
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
