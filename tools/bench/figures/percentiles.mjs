/** Median and 99th percentile of milliseconds. */
export function percentiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99) };
}

export const round = (figure, digits = 3) => Number(figure.toFixed(digits));

export function median(figures) {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median with its spread: `[median, least, most]`. */
export function spreadOf(figures) {
  return [median(figures), Math.min(...figures), Math.max(...figures)].map((figure) => round(figure));
}
