import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';

export type NicheTone = 'accent' | 'highlight' | 'danger';

const tones = {
  accent: { surface: role.accentSoft, ink: role.accent },
  highlight: { surface: role.highlightSoft, ink: role.highlightInk },
  danger: { surface: role.dangerSoft, ink: role.danger },
};

/** The arched niche of the mark, around an icon that stands alone. */
export const IconNiche = styled.span.attrs({ 'aria-hidden': true })<{ $tone?: NicheTone; $side?: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $side = '4.5rem' }) => $side};
  aspect-ratio: 9 / 10;
  color: ${({ $tone = 'accent' }) => tones[$tone].ink};
  background: ${({ $tone = 'accent' }) => tones[$tone].surface};
  border-radius: ${radius.niche};

  svg {
    width: 45%;
    height: auto;
    stroke-width: 1.6;
  }
`;
