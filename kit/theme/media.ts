/** Conditions for `@media ${media.tablet} { … }`: each size is a minimum width, `phone` is everything below the tablet. */
export const media = {
  phone: '(max-width: 39.99em)',
  tablet: '(min-width: 40em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 90em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  canHover: '(hover: hover) and (pointer: fine)',
};
