/** Conditions for `@media ${media.tablet} { … }`: each size is a minimum width, `phone` is everything below the tablet. */
export const media = {
  phone: '(max-width: 39.99em)',
  tablet: '(min-width: 40em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 90em)',
  /** Room enough for parts that stay in view; below it, at 400 % zoom for example, they scroll with the page. */
  tall: '(min-height: 25em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  canHover: '(hover: hover) and (pointer: fine)',
};
