import type { useApolloClient } from 'kit';
import { KnownTimeZoneDocument, NoteTimeZoneDocument } from './gen/graphql';
import { browserTimeZone } from './timeZones';

const storageKey = 'time-zone-noted-on';

/** Records the browser's zone where it differs from the member's; once a day is often enough. */
export async function recordTimeZone(client: ReturnType<typeof useApolloClient>): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (localStorage.getItem(storageKey) === today) return;
  // First, so that a gateway in trouble gets no request with every page. A browser without storage stops here.
  localStorage.setItem(storageKey, today);

  const { data } = await client.query({ query: KnownTimeZoneDocument, fetchPolicy: 'network-only' });
  const timeZone = browserTimeZone();
  if (!data?.viewer || data.viewer.timeZone === timeZone) return;
  await client.mutate({ mutation: NoteTimeZoneDocument, variables: { timeZone } });
}
