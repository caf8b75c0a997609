import { css } from 'styled-components';
import { media } from './media';

/** Durations with their easing, for `transition` and `animation`. GlobalRules switches them off under reduced motion. */
export const motion = {
  quick: '120ms ease-out',
  calm: '220ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  slow: '420ms cubic-bezier(0.2, 0.7, 0.2, 1)',
};

/**
 * Colours fade under a mouse and change at once under a finger, where the frames of a transition would be drawn while the
 * next page renders (decision 113).
 */
export const colourFade = css`
  @media ${media.canHover} {
    transition:
      background-color ${motion.quick},
      border-color ${motion.quick},
      color ${motion.quick};
  }
`;
