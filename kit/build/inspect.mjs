/** graphql's function of the same name, for errors that only developers cause. */
export const inspect = (value) => String(value);
