/** Chains in a page of the list. */
export const pageSize = 50;
