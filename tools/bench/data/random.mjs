/** An element of a list, the first much more often than the last. */
export const skewed = (random, list, power = 3) => list[Math.floor(list.length * random() ** power)];

/** A whole number with a long tail (Zipf, Pareto): most are 0 or 1, few are hundreds. */
export const longTail = (random, exponent, most) =>
  Math.min(most, Math.floor((1 - random()) ** -exponent) - 1);
