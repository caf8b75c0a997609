import { useQuery } from 'kit';
import { DailyDocument, type DailyQuery } from '../gen/graphql';

/** What is given for today, while it loads, when it has failed, and when it is there. */
export type Daily =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'full'; scripture: DailyQuery['dailyScripture']; challenge: DailyQuery['dailyChallenge'] };

/** Asks for the day's words, and for the banner of the page along with them. */
export function useDaily(): { daily: Daily; banner: string | null } {
  const { data, error, refetch } = useQuery(DailyDocument, { fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch().catch(() => undefined);

  if (data) {
    const { dailyScripture: scripture, dailyChallenge: challenge, banner } = data;
    return { daily: { state: 'full', scripture, challenge }, banner };
  }
  return { daily: error ? { state: 'failed', retry } : { state: 'loading' }, banner: null };
}
