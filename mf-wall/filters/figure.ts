import { css, type } from 'kit';

/** A counted number, in the font of headings. */
export const figure = css`
  ${type.subheading}
  font-size: 1.125rem;
  line-height: 1.2;
  font-variant-numeric: lining-nums tabular-nums;
`;
