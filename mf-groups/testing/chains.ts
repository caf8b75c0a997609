/** A chain as the gateway returns it: today, in the zone of the tests. */
export function aChain(own: object = {}) {
  const today = new Date();
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return {
    __typename: 'PrayerChain' as const,
    id: 1,
    title: 'Rain for Bethlehem',
    description: 'The barley is thirsty.',
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + 24 * 60 * 60 * 1000).toISOString(),
    timeZone: 'UTC',
    visibility: 'public',
    isCreator: false,
    inviteEmails: null as string[] | null,
    createdByUser: { __typename: 'Author', firstName: 'Naomi', lastName: 'Elimelech', name: null },
    slots: [] as object[],
    ...own,
  };
}

/** An hour that Boaz covers by default. */
export function aSlot(hourSlot: number, own: object = {}) {
  return {
    __typename: 'ChainSlot' as const,
    hourSlot,
    isMine: false,
    isOffered: false,
    user: {
      __typename: 'Author',
      firstName: 'Boaz',
      lastName: 'Salmon',
      name: null,
      profileImageUrl: null,
    },
    ...own,
  };
}

/** An hour of Ruth's own. */
export function mySlot(hourSlot: number, own: object = {}) {
  return aSlot(hourSlot, {
    isMine: true,
    user: { __typename: 'Author', firstName: 'Ruth', lastName: 'Moab', name: null, profileImageUrl: null },
    ...own,
  });
}
