/** From so many prayers on the figures of the community say how many members are active today. */
export const manyPrayers = 100;
