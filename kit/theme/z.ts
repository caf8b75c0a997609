/** Stacking order. */
export const z = { raised: 1, header: 10, dialog: 20, toast: 30, menu: 40, skipLink: 50 };
