import { freshness, readFailure, useApolloClient, useLive, useQuery } from 'kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { PrayScreenCheckDocument, PrayScreenDocument } from '../../gen/graphql';
import { drop, emptyRound, goOn, presentOf, receive, type ShownPrayer } from './round';

/** Requested at once, when fewer than `few` are upcoming. */
const handful = 5;
const few = 2;

/**
 * The prayers of a screen, a new one after so many seconds: in the order of need while there is a connection, and round
 * and round through those that it holds while there is none. One that has left the wall is shown no longer.
 */
export function useRound(seconds: number) {
  const client = useApolloClient();
  const [round, setRound] = useState(emptyRound);
  const [step, setStep] = useState(0);
  const [hasAnswer, setAnswer] = useState(false);
  const prayer = presentOf(round);
  const state = useCurrent(prayer);

  const advance = (change = goOn) => {
    setRound(change);
    setStep((count) => count + 1);
  };
  const request = useEffectEvent(async () => {
    if (round.upcoming.length >= few) return;
    const exclude = [...round.shown, ...round.upcoming.map(({ id }) => id)];
    try {
      const variables = { limit: handful, exclude: exclude.slice(-1_000) };
      const { data } = await client.query({ query: PrayScreenDocument, variables, fetchPolicy: 'no-cache' });
      setRound((known) => receive(known, data?.prayQueue ?? []));
      setAnswer(true);
    } catch {
      // There is no connection: it goes round what it holds.
    }
  });
  const goOnByItself = useEffectEvent(() => advance());
  useEffect(() => {
    void request();
    const timer = setTimeout(goOnByItself, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, step]);

  const dropPresent = useEffectEvent(() => {
    if (prayer) advance((known) => drop(known, prayer.id));
  });
  useEffect(() => {
    if (state === 'gone') dropPresent();
  }, [state]);

  return {
    prayer: state === 'gone' ? null : prayer,
    isEmpty: hasAnswer && prayer === null,
    /** Changes with each prayer. */
    step,
    goOn: () => advance(),
  };
}

/** Whether the present prayer is still on the wall; hidden and withdrawn ones are gone, and answered ones too. */
function useCurrent(prayer: ShownPrayer | null): 'there' | 'gone' {
  const id = prayer?.id ?? 0;
  const { data, error } = useQuery(PrayScreenCheckDocument, {
    variables: { id },
    skip: prayer === null,
    fetchPolicy: 'cache-and-network',
    ...useLive(`prayer:${id}`, freshness.notifications.poll),
  });
  const isMissing = error !== undefined && readFailure(error).code === 'NOT_FOUND';
  const status = data?.prayer?.id === id ? data.prayer.status : 'active';
  return prayer !== null && (isMissing || status !== 'active') ? 'gone' : 'there';
}
