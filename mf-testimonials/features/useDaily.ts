import { useEffect, useRef } from 'react';
import { useLingui, useQuery } from 'kit';
import { DailyDocument, type DailyQuery } from '../gen/graphql';

/** The texts of the day: loading, failed or loaded. */
export type Daily =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'full'; scripture: DailyQuery['dailyScripture']; challenge: DailyQuery['dailyChallenge'] };

/** Requests the texts of the day together with the banner of the page, and again in another language. */
export function useDaily(): { daily: Daily; banner: string | null } {
  const { data, error, refetch } = useQuery(DailyDocument, { fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch().catch(() => undefined);
  const { locale } = useLingui().i18n;
  const requestedIn = useRef(locale);
  useEffect(() => {
    if (requestedIn.current === locale) return;
    requestedIn.current = locale;
    void refetch().catch(() => undefined);
  }, [locale, refetch]);

  if (data) {
    const { dailyScripture: scripture, dailyChallenge: challenge, banner } = data;
    return { daily: { state: 'full', scripture, challenge }, banner };
  }
  return { daily: error ? { state: 'failed', retry } : { state: 'loading' }, banner: null };
}
