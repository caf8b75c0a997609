import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role, tint, type TintName } from '../../theme/role';
import { radius } from '../../theme/space';
import { type } from '../../theme/type';

export type BadgeTone = TintName | 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label: a status or a category. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Mark $tone={tone}>
      {icon}
      {children}
    </Mark>
  );
}

const tones: Record<BadgeTone, { surface: string; ink: string }> = {
  ...tint,
  neutral: tint.stone,
  accent: { surface: role.accentSoft, ink: role.accentStrong },
  highlight: { surface: role.highlightSoft, ink: role.highlightInk },
  success: { surface: role.successSoft, ink: role.success },
  warning: { surface: role.warningSoft, ink: role.warning },
  danger: { surface: role.dangerSoft, ink: role.dangerStrong },
};

const Mark = styled.span<{ $tone: BadgeTone }>`
  ${type.caption}
  display: inline-flex;
  gap: 0.35em;
  align-items: center;
  width: fit-content;
  max-width: 100%;
  padding: 0.15rem 0.65rem;
  font-weight: 600;
  color: ${({ $tone }) => tones[$tone].ink};
  background: ${({ $tone }) => tones[$tone].surface};
  border-radius: ${radius.pill};

  /* Without its surface. */
  @media (forced-colors: active) {
    border: 1px solid;
  }

  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`;
