/**
 * A generator of numbers in [0, 1), the same for the same seed (mulberry32).
 *
 * @param {number} seed an integer
 */
export function randomFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = (random, least, most) => least + random() * (most - least);
export const oneOf = (random, list) => list[Math.floor(random() * list.length)];
