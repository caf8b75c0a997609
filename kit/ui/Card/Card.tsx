import { css, styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { media } from '../../theme/media';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { ownProps } from '../ownProps';

export interface CardProps {
  /** Lifts under the pointer, because the whole card is a link. */
  isInteractive?: boolean;
  tone?: 'raised' | 'sunken' | 'outlined' | 'accent' | 'highlight';
  padding?: 'none' | 'small' | 'medium' | 'large';
}

const tones = {
  raised: css`
    background: ${role.surfaceRaised};
    border-color: ${role.line};
    box-shadow: ${shadow.resting};
  `,
  sunken: css`
    background: ${role.surfaceSunken};
  `,
  outlined: css`
    background: transparent;
    border-color: ${role.line};
  `,
  accent: css`
    background: ${role.accentSoft};
  `,
  highlight: css`
    background: ${role.highlightSoft};
  `,
};

const paddings = {
  none: '0',
  small: space[4],
  medium: `clamp(${space[4]}, 0.7rem + 1.4vw, ${space[6]})`,
  large: `clamp(${space[4]}, 0.6rem + 2.4vw, ${space[7]})`,
};

/** A raised surface. Use `as="article"` for self-contained content. */
export const Card = styled.div.withConfig(ownProps('isInteractive', 'tone', 'padding'))<CardProps>`
  position: relative;
  min-width: 0;
  padding: ${({ padding = 'medium' }) => paddings[padding]};
  border: 1px solid transparent;
  border-radius: ${radius.large};
  ${({ tone = 'raised' }) => tones[tone]}

  ${({ isInteractive }) =>
    isInteractive &&
    css`
      cursor: pointer;

      @media ${media.canHover} {
        transition:
          box-shadow ${motion.calm},
          border-color ${motion.calm};

        &:hover {
          border-color: ${role.lineStrong};
          box-shadow: ${shadow.lifted};
        }
      }
    `}
`;
