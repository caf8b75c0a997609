/**
 * The id of the element at which the first screen of a prerendered page ends. The browser draws nothing before it has
 * arrived.
 */
export const firstScreenEnd = 'first-screen-end';
