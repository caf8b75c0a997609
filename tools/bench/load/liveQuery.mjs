/** The subscription of a page of the wall. */
export const liveQuery = `subscription { live(stats: true, wall: true, notifications: true) {
  stats { totalPrayers totalAmens activeToday }
  newPrayers { id category }
  gonePrayers
  prayerCounts { id amenCount commentCount }
  unreadNotificationCount
} }`;
