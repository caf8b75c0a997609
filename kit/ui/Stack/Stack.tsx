import { styled } from 'styled-components';
import { space, type Step } from '../../theme/space';
import { ownProps } from '../ownProps';

export interface StackProps {
  gap?: Step;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children in a column. */
export const Stack = styled.div.withConfig(ownProps('gap', 'align'))<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 4 }) => space[gap]};
  align-items: ${({ align = 'stretch' }) => align};
  min-width: 0;

  > * {
    min-width: 0;
    max-width: 100%;
  }
`;
