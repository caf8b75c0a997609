import type { ReactNode, Ref } from 'react';
import { css, space, styled } from 'kit';

interface HourGridProps {
  children: ReactNode;
  label?: string;
  /** Each hour shows two times, the viewer's and the chain's, and needs more width. */
  isTwofold?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The layout of 24 hours: 6, 8 or 12 in a row, each at least 44 px wide. */
export function HourGrid({ children, label, isTwofold = false, ref }: HourGridProps) {
  return (
    <Frame>
      <Hours {...(label && { ref, 'aria-label': label, role: 'group', tabIndex: -1 })} $isTwofold={isTwofold}>
        {children}
      </Hours>
    </Frame>
  );
}

/** Inside the grid: where a cell is too narrow for '12:00 AM' in one line. */
export const narrowCells = '(max-width: 25.99rem)';

const Frame = styled.div`
  container-type: inline-size;
`;

const Hours = styled.div<{ $isTwofold: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $isTwofold }) => ($isTwofold ? 3 : 4)}, minmax(0, 1fr));
  gap: ${space[3]} ${space[1]};
  border-radius: ${space[2]};

  @container (min-width: 18rem) {
    grid-template-columns: repeat(${({ $isTwofold }) => ($isTwofold ? 4 : 6)}, minmax(0, 1fr));
  }

  ${({ $isTwofold }) =>
    $isTwofold &&
    css`
      @container (min-width: 28rem) {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    `}

  @container (min-width: 38rem) {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: ${space[3]} ${space[2]};
  }

  @container (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;
