/** A deterministic generator of random numbers (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An element of a list, the first much more often than the last. */
export const skewed = (random, list, power = 3) => list[Math.floor(list.length * random() ** power)];

export const even = (random, list) => list[Math.floor(list.length * random())];

/** A whole number with a long tail (Zipf, Pareto): most are 0 or 1, few are hundreds. */
export const longTail = (random, exponent, most) =>
  Math.min(most, Math.floor((1 - random()) ** -exponent) - 1);
