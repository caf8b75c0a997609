/** Gzipped bytes that a remote may cost a visitor. */
export const budgets = {
  /** Its entry: the list of exposed modules and how to load them. */
  entry: 19 * 1024,
  /** The first load of each route, and of each slot with a first operation, besides the entry. */
  first: 60 * 1024,
  /** The largest script that is loaded later, or for another slot: the dashboard's charts have 107 KB. */
  largestLazy: 128 * 1024,
  /** All of them: the dashboard has 214 KB, the other areas have 50 to 101. */
  lazy: 240 * 1024,
};

export const inKilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
