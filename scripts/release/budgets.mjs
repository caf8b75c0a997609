/** Bytes, gzip, that a remote may cost a visitor. */
export const budgets = {
  /** Its entry: what it exposes, and how that is loaded. */
  entry: 19 * 1024,
  /** What each route's page loads at first, besides the entry. */
  first: 60 * 1024,
};
