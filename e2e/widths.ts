// Stories are told on a desktop and on a phone, but for these.

/** A story that the width does not change: told on a desktop alone. */
export const anyWidth = { tag: '@anyWidth' };

/** A story of narrow screens, or one whose parts other stories tell on a desktop: told on a phone alone. */
export const phone = { tag: '@phone' };
