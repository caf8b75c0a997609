import { css } from 'kit';

/** For a text that only screen readers have room for on a phone. */
export const hiddenText = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
