import type { useApolloClient } from 'kit';
import { KnownTimeZoneDocument, RecordTimeZoneDocument } from './gen/graphql';
import { browserTimeZone } from './timeZones';

const storageKey = 'time-zone-recorded-on';

/** Records the browser's time zone where it differs from the member's, at most once a day. */
export async function recordTimeZone(client: ReturnType<typeof useApolloClient>): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (localStorage.getItem(storageKey) === today) return;
  // Stored first, so that a failing gateway gets no request from every page. Throws in a browser without storage.
  localStorage.setItem(storageKey, today);

  const { data } = await client.query({ query: KnownTimeZoneDocument, fetchPolicy: 'network-only' });
  const timeZone = browserTimeZone();
  if (!data?.viewer || data.viewer.timeZone === timeZone) return;
  await client.mutate({ mutation: RecordTimeZoneDocument, variables: { timeZone } });
}
