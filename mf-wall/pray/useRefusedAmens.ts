import { useEffect, useEffectEvent, useState } from 'react';
import { refusalText, useApolloClient, useWaiting } from 'kit';
import { GiveAmenDocument, Prayed_PrayerFragmentDoc, PrayedDocument } from '../gen/graphql';
import { isGone, type PraySession } from './usePraySession';

export interface RefusedAmen {
  title: string;
  /** The server's message in the page's language; null without one. */
  reason: string | null;
}

/**
 * An amen that was not received after the session had gone on: at once, or after it had waited for a connection. It is
 * shown for a step or two. The prayer is requested again, so that going back shows it as it is.
 */
export function useRefusedAmens(session: PraySession): {
  refused: RefusedAmen | null;
  onRefused: (prayerId: number, reason: string | null) => void;
} {
  const client = useApolloClient();
  const [refused, setRefused] = useState<(RefusedAmen & { at: number }) | null>(null);

  const report = async (id: number, reason: string | null) => {
    const prayer = client.readFragment({
      id: `Prayer:${id}`,
      fragment: Prayed_PrayerFragmentDoc,
      fragmentName: 'Prayed_prayer',
    });
    setRefused({ title: prayer?.title ?? '', reason, at: session.at });
    session.removeAmen(id);
    try {
      await client.query({ query: PrayedDocument, variables: { id }, fetchPolicy: 'network-only' });
    } catch (error) {
      if (isGone(error)) session.drop(id);
    }
  };

  const held = useWaiting(GiveAmenDocument, ({ prayerId }) => session.hasPrayedFor(prayerId));
  const late = held.find(({ refusal }) => refusal !== null);
  const reportLate = useEffectEvent(async () => {
    if (!late) return;
    const reason = await refusalText({ message: late.refusal!, code: late.refusalCode });
    await report(late.variables.prayerId, reason);
  });
  useEffect(() => void reportLate(), [late?.id]);

  const isNear = refused !== null && Math.abs(session.at - refused.at) <= 1;
  return { refused: isNear ? refused : null, onRefused: (id, reason) => void report(id, reason) };
}
