import { css, keyframes } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { z } from '../../theme/z';

/** Pixels between it and its trigger, and between it and the edge of the screen. */
export const floatingDistances = { sideOffset: 6, collisionPadding: 8 };

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** The shared style of menus and popovers. */
export const floatingStyle = css`
  position: relative;
  z-index: ${z.menu};
  min-width: 12rem;
  max-width: min(22rem, calc(100vw - 1rem));
  overflow-y: auto;
  color: ${role.ink};
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};
  animation: ${appear} ${motion.calm};
`;
