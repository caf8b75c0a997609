/** Durations with their easing, for `transition` and `animation`. GlobalRules switches them off under reduced motion. */
export const motion = {
  quick: '120ms ease-out',
  calm: '220ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  slow: '420ms cubic-bezier(0.2, 0.7, 0.2, 1)',
};
