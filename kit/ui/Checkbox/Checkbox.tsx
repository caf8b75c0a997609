import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { colourFade, motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { z } from '../../theme/z';
import { descriptionIdOf, FieldDescription } from '../Field/Field';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  description?: ReactNode;
  onCheckedChange?: (isChecked: boolean) => void;
}

/** The whole label is the target. Accepts react-hook-form's `register(…)`. */
export function Checkbox(props: CheckboxProps) {
  const { input, text } = useChoice(props);
  return (
    <ChoiceLine>
      <Box {...input} type="checkbox" />
      {text}
    </ChoiceLine>
  );
}

/** The attributes of a control with two states, and the text beside it. */
export function useChoice({ label, description, onCheckedChange, id, onChange, ...input }: CheckboxProps) {
  const generated = useId();
  const ownId = id ?? generated;
  const descriptionId = description ? descriptionIdOf(ownId) : undefined;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onCheckedChange?.(event.target.checked);
    return onChange?.(event);
  };

  return {
    input: { 'aria-describedby': descriptionId, ...input, id: ownId, onChange: change },
    text: (
      <ChoiceText>
        <label htmlFor={ownId}>{label}</label>
        {description && <FieldDescription id={descriptionId}>{description}</FieldDescription>}
      </ChoiceText>
    ),
  };
}

/** A control with its label, as high as a touch target. */
export const ChoiceLine = styled.div`
  position: relative;
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  isolation: isolate;
  padding-block: ${space[2]};

  label {
    cursor: pointer;
  }

  /* The whole line is the target, with the control above it. */
  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  input {
    position: relative;
    z-index: ${z.raised};
  }

  input:disabled ~ div label {
    color: ${role.inkSoft};
    cursor: default;
  }
`;

export const ChoiceText = styled.div`
  ${type.body}
  display: grid;
  min-width: 0;
`;

export const choiceMark = css`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.17rem;
  background: ${role.surfaceRaised} center / 100% no-repeat;
  border: 1.5px solid ${role.lineStrong};
  cursor: pointer;
  appearance: none;
  ${colourFade}

  @media ${media.canHover} {
    &:hover:not(:disabled) {
      border-color: ${role.accent};
    }
  }

  &:checked {
    background-color: ${role.accent};
    border-color: ${role.accent};
  }

  &:disabled {
    cursor: default;
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Box = styled.input`
  ${choiceMark}
  display: grid;
  place-items: center;
  border-radius: 0.375rem;

  &::before {
    content: '';
    width: 0.4rem;
    height: 0.72rem;
    margin-top: -0.16rem;
    border: solid ${role.inkOnAccent};
    /* physical: a tick is written the same way everywhere. */
    border-width: 0 0.16rem 0.16rem 0;
    transform: rotate(42deg) scale(0);
    transition: transform ${motion.quick};
  }

  &:checked::before {
    transform: rotate(42deg) scale(1);
  }
`;
