import { styled } from 'styled-components';
import { space, type Step } from '../../theme/space';
import { ownProps } from '../ownProps';

export interface GridProps {
  /** The minimum width of a column. */
  column?: string;
  /** The maximum number of columns. */
  columns?: number;
  gap?: Step;
}

/** As many equal columns as fit. */
export const Grid = styled.div.withConfig(ownProps('column', 'columns', 'gap'))<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${({ column = '18rem' }) => column}, ${widestShare})), 1fr)
  );
  gap: ${({ gap = 6 }) => space[gap]};

  > * {
    min-width: 0;
  }
`;

/** The width of a column that leaves no room for more than the maximum number. */
function widestShare({ columns, gap = 6 }: GridProps): string {
  return columns ? `(100% - ${columns - 1} * ${space[gap]}) / ${columns}` : '0px';
}
