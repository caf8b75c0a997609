import { useState } from 'react';
import { useFragment } from 'kit';
import { PrayerCard_PrayerFragmentDoc, type PrayerCard_PrayerFragment } from '../gen/graphql';

/**
 * The prayer as a card has shown it before its page was opened, from the cache: what can be read until the rest has
 * come. Null without one, and for a prayer with a notice above it, which would move it.
 */
export function useKnownCard(id: number): PrayerCard_PrayerFragment | null {
  const { data, complete } = useFragment({
    fragment: PrayerCard_PrayerFragmentDoc,
    fragmentName: 'PrayerCard_prayer',
    from: { __typename: 'Prayer', id },
  });
  // The response of the page itself makes it complete too.
  const [opened, setOpened] = useState({ id, hadCard: complete });
  if (!Object.is(opened.id, id)) setOpened({ id, hadCard: complete });
  return complete && opened.hadCard && data.status === 'active' ? data : null;
}
