import { css } from 'styled-components';
import { role } from './role';

/** The global focus ring, for a component that shows it on another element than the focused one. */
export const focusRing = css`
  outline: 3px solid ${role.focus};
  outline-offset: 2px;
`;
