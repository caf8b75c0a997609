/** A reminder as the gateway returns it. */
export function aReminder(own: object = {}) {
  return {
    __typename: 'Reminder' as const,
    id: 3,
    title: 'Morning prayer',
    description: 'For the city',
    reminderTime: '09:00',
    frequency: 'daily',
    weekday: 1,
    monthDay: 1,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isPaused: false,
    isStopped: false,
    nextAt: null as string | null,
    prayerId: null as number | null,
    prayerTitle: null as string | null,
    createdAt: '2026-05-04T12:00:00.000Z',
    ...own,
  };
}

/** The channels of reminders, which the list's page requests too. */
export function aDelivery(own: object = {}) {
  return {
    pushPublicKey: 'BPublicKey',
    notificationSettings: [
      { __typename: 'NotificationSetting', kind: 'amen', mail: false, push: false, site: true },
      { __typename: 'NotificationSetting', kind: 'reminder', mail: true, push: true, site: true, ...own },
    ],
  };
}
