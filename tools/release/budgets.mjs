/** Gzipped bytes that a remote may cost a visitor. */
export const budgets = {
  /** Its entry: the list of exposed modules and how to load them. */
  entry: 19 * 1024,
  /** The first load of each route besides the entry. */
  first: 60 * 1024,
};
