/** Stacking order. */
export const z = { raised: 1, header: 10, dialog: 20, menu: 30, toast: 40, skipLink: 50 };
