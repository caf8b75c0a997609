import { css } from 'kit';

/** A name that people gave, in two lines at most. */
export const clampedName = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
