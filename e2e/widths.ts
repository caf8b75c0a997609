// Stories run on a desktop and on a phone, except these.

/** A story that does not depend on the width: runs on a desktop only. */
export const anyWidth = { tag: '@anyWidth' };

/** A story of narrow screens, or one whose parts other stories cover on a desktop: runs on a phone only. */
export const phone = { tag: '@phone' };

/** The name of the wall's one button for a new prayer: on a phone it is the round one, elsewhere the header's. */
export const addPrayer = /^(New Prayer|Add a New Prayer)$/;
