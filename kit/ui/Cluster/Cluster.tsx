import { styled } from 'styled-components';
import { space, type Step } from '../../theme/space';
import { ownProps } from '../ownProps';

export interface ClusterProps {
  gap?: Step;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Does not wrap; the children shrink instead. */
  isOneLine?: boolean;
}

/** Children side by side, wrapping where there is no room. */
export const Cluster = styled.div.withConfig(ownProps('gap', 'align', 'justify', 'isOneLine'))<ClusterProps>`
  display: flex;
  flex-wrap: ${({ isOneLine }) => (isOneLine ? 'nowrap' : 'wrap')};
  gap: ${({ gap = 3 }) => space[gap]};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  min-width: 0;

  > * {
    min-width: 0;
  }
`;
