import { styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { shadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';

export const Row = styled.div`
  display: flex;
  gap: ${space[1]};
  width: fit-content;
  max-width: 100%;
  padding: ${space[1]};
  overflow-x: auto;
  background: ${role.surfaceSunken};
  border-radius: ${radius.pill};
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

export const TabButton = styled.button`
  ${type.label}
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0.35rem ${space[4]};
  color: ${role.inkSoft};
  background: transparent;
  border: 0;
  border-radius: ${radius.pill};
  cursor: pointer;
  transition:
    color ${motion.quick},
    background-color ${motion.quick};

  svg {
    width: 1.125em;
    height: 1.125em;
  }

  &:hover {
    color: ${role.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    color: ${role.accent};
    background: ${role.surfaceRaised};
    box-shadow: ${shadow.resting};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid;
    }
  }
`;
