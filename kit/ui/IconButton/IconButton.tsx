import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { colourFade } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';
import { useOff } from '../Button/useOff';
import { Spinner } from '../Spinner/Spinner';

interface OwnProps<As extends ElementType> {
  as?: As;
  /** Its accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outlined' | 'filled';
  size?: 'small' | 'medium' | 'large';
  pending?: boolean;
}

export type IconButtonProps<As extends ElementType = 'button'> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As> | 'children'>;

/** A button with an icon only. Where there is room for a text, use Button. */
export function IconButton<As extends ElementType = 'button'>({
  as,
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  pending = false,
  ...rest
}: IconButtonProps<As>) {
  const element: ElementType = as ?? 'button';
  const off = useOff(Boolean(rest.disabled) || pending, rest);
  const nativeProps = element === 'button' ? { type: 'button', ...rest, ...off } : rest;

  return (
    <Root
      as={element}
      title={label}
      {...nativeProps}
      aria-label={label}
      aria-busy={pending || undefined}
      $variant={variant}
      $size={size}
    >
      {pending ? <Spinner /> : icon}
    </Root>
  );
}

const looks = {
  quiet: css`
    color: ${role.inkSoft};
    background: transparent;
  `,
  outlined: css`
    color: ${role.accent};
    background: ${role.surfaceRaised};
    border-color: ${role.lineStrong};
  `,
  filled: css`
    color: ${role.inkOnAccent};
    background: ${role.accent};

    @media ${media.canHover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        color: ${role.inkOnAccent};
        background: ${role.accentStrong};
      }
    }
  `,
};

const sides = { small: '2.25rem', medium: '2.75rem', large: '3.5rem' };

const Root = styled.button<{ $variant: keyof typeof looks; $size: keyof typeof sides }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sides[$size]};
  height: ${({ $size }) => sides[$size]};
  padding: 0;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  font-size: ${({ $size }) => ($size === 'large' ? '1.5rem' : '1.25rem')};
  text-decoration: none;
  cursor: pointer;
  ${colourFade}

  svg {
    width: 1em;
    height: 1em;
  }

  @media ${media.canHover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      color: ${role.accentStrong};
      background: ${role.accentSoft};
    }
  }

  ${({ $variant }) => looks[$variant]}

  &:is(:disabled, [aria-disabled='true']) {
    color: ${role.inkSoft};
    cursor: default;
  }
`;
