type Numbers = readonly [number, number, number];

/**
 * Whether a remote that needs kit in this semver range runs on a page with this version. Ranges are `*`, `1.2.3`, `^1.2.3`,
 * and several of them joined by `||`; any other counts as incompatible.
 */
export function isCompatible(range: string, version: string): boolean {
  const own = numbersOf(version);
  return own !== null && range.split('||').some((part) => satisfies(own, part.trim()));
}

function satisfies(own: Numbers, range: string): boolean {
  if (range === '*') return true;
  const isCaret = range.startsWith('^');
  const wanted = numbersOf(isCaret ? range.slice(1) : range);
  if (!wanted) return false;
  if (!isCaret) return compare(own, wanted) === 0;
  // Nothing changes up to the first number that is not zero.
  const fixed = wanted.findIndex((number) => number > 0);
  const isSame = wanted
    .slice(0, fixed === -1 ? 3 : fixed + 1)
    .every((number, index) => own[index] === number);
  return isSame && compare(own, wanted) >= 0;
}

function compare(one: Numbers, other: Numbers): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function numbersOf(version: string): Numbers | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}
