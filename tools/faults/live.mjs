const query =
  'subscription { live(stats: true, wall: true) { stats { totalAmens } newPrayers { id } prayerCounts { id } } }';

/**
 * Opens a live stream of the wall; null if it was refused.
 *
 * @param {string} origin
 * @param {AbortSignal} [signal] ends it
 */
export async function openLive(origin, signal) {
  const address = new URL('/graphql', origin);
  address.searchParams.set('query', query);
  const response = await fetch(address, { headers: { accept: 'text/event-stream' }, signal });
  if (!response.ok) {
    await response.body.cancel();
    return null;
  }
  return { next: updatesOf(response) };
}

/** Returns a function that waits for the next update, and rejects when the stream ends. */
function updatesOf(response) {
  const reader = response.body.getReader();
  return async function next() {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The live stream ended');
      if (Buffer.from(value).includes('event: next')) return;
    }
  };
}
