import { css } from 'styled-components';
import { role } from './role';

/** The ring that GlobalStyle draws around whatever has the focus, for a part that shows it in another's place. */
export const focusRing = css`
  outline: 3px solid ${role.focus};
  outline-offset: 2px;
`;
