import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { ownProps } from '../ownProps';

const widths = { text: '46rem', medium: '64rem', wide: '78rem', full: '100%' };

export interface PageProps {
  width?: keyof typeof widths;
}

/** The centred column of a page. A row that reaches the screen's edges has `--page-gutter` as negative margins. */
export const Page = styled.div.withConfig(ownProps('width'))<PageProps>`
  width: 100%;
  max-width: ${({ width = 'wide' }) => widths[width]};
  margin-inline: auto;
  --page-gutter: clamp(${space[4]}, 0.5rem + 2.2vw, ${space[7]});

  padding: clamp(${space[6]}, 0.8rem + 2.4vw, ${space[9]}) var(--page-gutter);
`;
