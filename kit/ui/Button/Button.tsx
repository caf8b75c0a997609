import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { colourFade } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { Spinner } from '../Spinner/Spinner';
import { useOff } from './useOff';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'highlight';
export type ButtonSize = 'small' | 'medium' | 'large';

interface OwnProps<As extends ElementType> {
  /** The element or component that it renders: the router's link, for example. */
  as?: As;
  /** `highlight` marks a completed action and keeps its colour while disabled. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** The action is in progress: shows a spinner and ignores further presses. */
  pending?: boolean;
  /** The text while pending. The button is always wide enough for both texts. */
  pendingLabel?: string;
  isFullWidth?: boolean;
  children: ReactNode;
}

export type ButtonProps<As extends ElementType = 'button'> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As>>;

export function Button<As extends ElementType = 'button'>({
  as,
  variant = 'secondary',
  size = 'medium',
  icon,
  pending = false,
  pendingLabel,
  isFullWidth = false,
  children,
  ...rest
}: ButtonProps<As>) {
  const element: ElementType = as ?? 'button';
  const off = useOff(Boolean(rest.disabled) || pending, rest);
  const nativeProps = element === 'button' ? { type: 'button', ...rest, ...off } : rest;

  return (
    <Root
      as={element}
      {...nativeProps}
      aria-busy={pending || undefined}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
    >
      {(icon || pending) && <Mark $isBesideText={Boolean(icon)}>{pending ? <Spinner /> : icon}</Mark>}
      <Label $isAside={pending && !icon} data-other={pending ? undefined : pendingLabel}>
        {pending && pendingLabel ? pendingLabel : children}
      </Label>
    </Root>
  );
}

const looks: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    color: ${role.inkOnAccent};
    background: ${role.accent};

    @media ${media.canHover} {
      &:hover {
        color: ${role.inkOnAccent};
        background: ${role.accentStrong};
      }
    }
  `,
  secondary: css`
    color: ${role.accent};
    background: ${role.surfaceRaised};
    border-color: ${role.lineStrong};

    @media ${media.canHover} {
      &:hover {
        color: ${role.accentStrong};
        background: ${role.accentSoft};
        border-color: ${role.accent};
      }
    }
  `,
  quiet: css`
    color: ${role.accent};
    background: transparent;

    @media ${media.canHover} {
      &:hover {
        color: ${role.accentStrong};
        background: ${role.accentSoft};
      }
    }
  `,
  highlight: css`
    color: ${role.highlightInk};
    background: ${role.highlightSoft};
    border-color: ${role.highlight};
  `,
  danger: css`
    color: ${role.inkOnDanger};
    background: ${role.danger};

    @media ${media.canHover} {
      &:hover {
        color: ${role.inkOnDanger};
        background: ${role.dangerStrong};
      }
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    ${type.small}
    min-height: 2.25rem;
    padding: 0.3rem 0.95rem;
  `,
  medium: css`
    ${type.label}
    min-height: 2.75rem;
    padding: 0.5rem 1.35rem;
  `,
  large: css`
    ${type.label}
    min-height: 3.25rem;
    padding: 0.75rem 1.75rem;
    font-size: 1.0625rem;
  `,
};

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean }>`
  ${({ $size }) => sizes[$size]}
  position: relative;
  display: ${({ $isFullWidth }) => ($isFullWidth ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  max-width: 100%;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${colourFade}

  ${({ $variant }) => looks[$variant]}

  &:is(:disabled, [aria-disabled='true']) {
    cursor: default;
  }

  ${({ $variant }) =>
    $variant !== 'highlight' &&
    css`
      &:is(:disabled, [aria-disabled='true']):not([aria-busy]) {
        color: ${role.inkSoft};
        background: ${$variant === 'quiet' ? 'transparent' : role.line};
        border-color: transparent;
      }
    `}
`;

const Mark = styled.span<{ $isBesideText: boolean }>`
  display: grid;
  flex: none;

  svg {
    width: 1.125em;
    height: 1.125em;
  }

  ${({ $isBesideText }) =>
    !$isBesideText &&
    css`
      position: absolute;
      inset-inline-start: 0.7em;
      font-size: 0.8em;
    `}
`;

const Label = styled.span<{ $isAside: boolean }>`
  min-width: 0;

  ${({ $isAside }) =>
    $isAside &&
    css`
      transform: translateX(calc(var(--toward-end) * 0.55em));
    `}

  /* Reserves the width of the longer text, invisible and silent. */
  &[data-other]::after {
    content: attr(data-other);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
