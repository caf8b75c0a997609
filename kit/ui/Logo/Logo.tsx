import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { family } from '../../theme/fonts';

export interface LogoProps {
  /** The name beside the symbol. Without it the symbol is decorative. */
  wordmark?: string;
  size?: 'small' | 'medium' | 'large';
}

/** An arched niche in a wall, with two halves of one flame in it. */
export function Logo({ wordmark, size = 'medium' }: LogoProps) {
  return (
    <Root $size={size}>
      <Mark viewBox="0 0 24 24" aria-hidden="true">
        <path className="arch" d="M3 22.5V11a9 9 0 0 1 18 0v11.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Z" />
        <path className="flame" d="M11.35 8.1v11.5c-2.9-.2-4.6-2-4.6-4.4 0-2.9 2.7-4.3 4.6-7.1Z" />
        <path className="flame" d="M12.65 4.4v15.2c2.9-.2 4.6-2.1 4.6-4.9 0-4-3.2-5.6-4.6-10.3Z" />
      </Mark>
      {wordmark && <Wordmark>{wordmark}</Wordmark>}
    </Root>
  );
}

const sizes = { small: '1.5rem', medium: '2rem', large: '3rem' };

const Root = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-flex;
  gap: 0.32em;
  align-items: center;
  min-width: 0;
  font-size: ${({ $size }) => sizes[$size]};
  color: ${role.ink};
`;

const Mark = styled.svg`
  flex: none;
  width: 1em;
  height: 1em;

  .arch {
    fill: ${role.logoArch};
  }

  .flame {
    fill: ${role.logoFlame};
  }
`;

/** In the middle of the symbol: the letters are above the middle of their line. */
const Wordmark = styled.span`
  padding-top: 0.14em;
  font-family: ${family.heading};
  font-size: 0.72em;
  font-weight: 560;
  line-height: 1.1;
  letter-spacing: -0.015em;
`;
