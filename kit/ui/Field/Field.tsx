import { useId, type AriaAttributes, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface FieldProps {
  label: string;
  /** For screen readers only, where the context makes a visible label redundant. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** The validation error; announced when it appears. */
  error?: string;
}

interface FieldFrameProps extends FieldProps {
  id: string;
  /** In the corner at the end of the label's line: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A label and a description above a control, the error below it. */
export function FieldFrame({
  id,
  label,
  isLabelHidden,
  description,
  error,
  aside,
  children,
}: FieldFrameProps) {
  return (
    <Frame>
      <FieldLabel htmlFor={id} $isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      {description && <FieldDescription id={descriptionIdOf(id)}>{description}</FieldDescription>}
      {children}
      {error && <FieldError id={errorIdOf(id)}>{error}</FieldError>}
      {aside}
    </Frame>
  );
}

/** The attributes that connect a control with its label, description and error. */
export function useFieldControl(
  given: string | undefined,
  { description, error, 'aria-describedby': others }: Omit<FieldProps, 'label'> & AriaAttributes,
) {
  const generated = useId();
  const id = given ?? generated;
  const describedBy = [description && descriptionIdOf(id), error && errorIdOf(id), others]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <ErrorText id={id} role="alert">
      <CircleAlert size="1.1em" aria-hidden="true" />
      <span>{children}</span>
    </ErrorText>
  );
}

export const descriptionIdOf = (id: string) => `${id}-description`;
export const errorIdOf = (id: string) => `${id}-error`;

/** The shared style of text fields and selects. */
export const controlStyle = css`
  ${type.body}
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.4rem ${space[3]};
  color: ${role.ink};
  background: ${role.surfaceRaised};
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.medium};
  transition: border-color ${motion.quick};
  appearance: none;
  /* What is typed has its own direction, line by line; an empty field has the page's, which dir="auto" alone would lose. */
  unicode-bidi: plaintext;

  &[dir='auto'] {
    direction: inherit;
  }

  &::placeholder {
    color: ${role.inkSoft};
    opacity: 1;
  }

  @media ${media.canHover} {
    &:hover:not(:disabled) {
      border-color: ${role.ink};
    }
  }

  &:focus-visible {
    border-color: ${role.accent};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${role.danger};
  }

  &:disabled {
    color: ${role.inkSoft};
    background: ${role.surfaceSunken};
  }
`;

export const FieldDescription = styled.div`
  ${type.small}
  color: ${role.inkSoft};
`;

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  min-width: 0;

  > label + ${FieldDescription} {
    margin-block-start: calc(-1 * ${space[1]});
  }
`;

const FieldLabel = styled.label<{ $isHidden?: boolean }>`
  ${type.label}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const ErrorText = styled.p`
  ${type.small}
  display: flex;
  gap: 0.4em;
  font-weight: 600;
  color: ${role.danger};

  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;
