import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';

export type IconTileTone = 'accent' | 'highlight' | 'danger';

const tones = {
  accent: { surface: role.accentSoft, ink: role.accent },
  highlight: { surface: role.highlightSoft, ink: role.highlightInk },
  danger: { surface: role.dangerSoft, ink: role.danger },
};

/** A decorative icon in the arch of the logo. */
export const IconTile = styled.span.attrs({ 'aria-hidden': true })<{ $tone?: IconTileTone; $side?: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $side = '4.5rem' }) => $side};
  aspect-ratio: 9 / 10;
  color: ${({ $tone = 'accent' }) => tones[$tone].ink};
  background: ${({ $tone = 'accent' }) => tones[$tone].surface};
  border-radius: ${radius.arch};

  svg {
    width: 45%;
    height: auto;
    stroke-width: 1.6;
  }
`;
