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
  /* A wick, until there is a flame. */
  background: linear-gradient(${role.lineStrong} 0 0) center 80% / 1.5px 28% no-repeat;
  border: 1px solid ${role.lineStrong};
  border-radius: ${radius.niche};
  transition: 300ms ease-out;

  &::after {
    width: 32%;
    height: 52%;
    margin-bottom: 18%;
    background: ${role.highlight};
    border-radius: 50% 50% 46% 46% / 72% 72% 28% 28%;
    transform: scaleY(0);
    transform-origin: bottom;
    transition: inherit;
    content: '';
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
