/** Names a testimony that is shown first, on whatever page of the list it is. */
export const testimonyParameter = 'testimony';

/** In what members store, whatever the language of the page. */
// oxlint-disable-next-line site/literal-text -- compared
const defaultBeginning = 'Answered Prayer: ';

/** What a card shows of a testimony's title. Default titles repeat the badge and the prayer's title: each is shown once. */
export interface TitleParts {
  /** Whether the title begins with the words of the badge. */
  hasBadge: boolean;
  /** The title without them. */
  ownTitle: string;
  isPrayerTitle: boolean;
}

export function titleParts(title: string, prayerTitle: string): TitleParts {
  const hasBadge = title.startsWith(defaultBeginning);
  const ownTitle = hasBadge ? title.slice(defaultBeginning.length) : title;
  return { hasBadge, ownTitle, isPrayerTitle: ownTitle === prayerTitle };
}
