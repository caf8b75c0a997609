import { css, styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';

export interface CandleProps {
  isLit: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** A decorative niche, with a flame when lit. The flame rises once when the niche is lit after it has been rendered. */
export function Candle({ isLit, size = 'medium' }: CandleProps) {
  return <Niche aria-hidden="true" $isLit={isLit} $width={widths[size]} />;
}

const widths = { small: '1.25em', medium: '3rem', large: '4.5rem' };

const Niche = styled.span<{ $isLit: boolean; $width: string }>`
  display: inline-grid;
  flex: none;
  place-items: end center;
  width: ${({ $width }) => $width};
  aspect-ratio: 4 / 5;
  border: 1px solid ${role.lineStrong};
  border-radius: ${radius.niche};
  transition: 300ms ease-out;

  /* The outline of a flame, until there is one. */
  &::before,
  &::after {
    grid-area: 1 / 1;
    width: 34%;
    height: 54%;
    margin-bottom: 18%;
    border: 1px solid ${role.lineStrong};
    border-radius: 50% 50% 46% 46% / 72% 72% 28% 28%;
    transition: inherit;
    content: '';
  }

  &::after {
    background: ${role.highlight};
    border-color: ${role.highlight};
    transform: scaleY(0);
    transform-origin: bottom;
  }

  ${({ $isLit }) =>
    $isLit &&
    css`
      background: ${role.highlightSoft};
      border-color: ${role.highlight};

      &::after {
        transform: none;
      }
    `}

  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
