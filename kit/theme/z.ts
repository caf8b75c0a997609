/** Who covers whom. */
export const z = { raised: 1, header: 10, menu: 20, dialog: 30, toast: 40, skipLink: 50 };
