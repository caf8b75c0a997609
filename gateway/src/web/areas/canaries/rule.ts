/** The visitors of a version, and those of them whose pages reported that it failed. */
export interface Tally {
  visitors: number;
  failed: number;
}

/** Fewer visitors than this say nothing about a canary. */
const minVisitors = 20;
/** So many visitors must have reported: more than one person with a few connections. */
const minFailed = 5;
/** Standard deviations of a 99 % interval: the rule is applied again every few seconds. */
const deviations = 2.58;

/**
 * Whether a canary fails for a larger share of its visitors than the live version, by more than chance: the intervals in
 * which both shares lie do not overlap. Without visitors of the live version nothing is known.
 */
export function failsMoreThanLive(canary: Tally, live: Tally): boolean {
  if (canary.visitors < minVisitors || canary.failed < minFailed) return false;
  return interval(canary).low > interval(live).high;
}

/** Wilson's score interval of the share, which also holds for few visitors and for none that failed. */
function interval({ visitors, failed }: Tally): { low: number; high: number } {
  if (visitors === 0) return { low: 0, high: 1 };
  const share = failed / visitors;
  const weight = deviations ** 2 / visitors;
  const middle = (share + weight / 2) / (1 + weight);
  const half =
    (deviations / (1 + weight)) * Math.sqrt((share * (1 - share)) / visitors + weight / (4 * visitors));
  return { low: middle - half, high: middle + half };
}
