import type { AppServices } from '../../platform/services';
import { makeToken } from '../newsletter/token';
import type { DigestContent } from './digestContent';
import { gatherContent } from './content';
import { findDue, postDigests, type DueSubscription } from './sql';
import { lastWeek, nextDigest, type Week } from './week';

const atOnce = 200;

/**
 * Puts every digest that is due into the outbox. What a week brought is gathered once for all whose week it is; where it
 * brought nothing new, no digest goes out.
 */
export async function sendDigests(
  { config, database, log }: AppServices,
  isStopping: () => boolean,
): Promise<void> {
  const gathered = new Map<string, Promise<DigestContent | null>>();
  while (!isStopping()) {
    const due = await findDue(database.sql, atOnce);
    if (due.length === 0) return;
    const now = new Date();
    const planned = await Promise.all(due.map((subscription) => plan(subscription, now)));
    const issues = Array.from(new Set(planned.map(({ content }) => content)), issueOf).filter(
      (issue) => issue !== null,
    );
    const moves = planned.map(({ content, ...move }) => {
      const place = issues.findIndex((issue) => issue.content === content);
      return { ...move, content: place < 0 ? null : place };
    });
    const counts = await postDigests(database.sql, moves, issues, config);
    log.info({ due: due.length, ...counts }, 'digests');
    // Where somebody else is moving these, the rest is theirs too.
    if (due.length < atOnce || counts.moved === 0) return;
  }

  async function plan(subscription: DueSubscription, clock: Date) {
    // The database's clock may be ahead of this one: the same digest must not come again.
    const now = subscription.nextAt > clock ? subscription.nextAt : clock;
    const week = lastWeek(subscription, subscription.nextAt, now);
    return {
      id: subscription.id,
      wasAt: subscription.nextAt,
      nextAt: nextDigest(subscription, now),
      week: week.key,
      content: await gather(week),
      token: makeToken(),
    };
  }

  /** Zones with the same clocks share their weeks. */
  function gather(week: Week): Promise<DigestContent | null> {
    const days = `${week.day.toISODate()} ${week.from.toISOString()} ${week.until.toISOString()}`;
    const content = gathered.get(days) ?? gatherContent(database.sql, week);
    gathered.set(days, content);
    return content;
  }
}

function issueOf(content: DigestContent | null) {
  return content && { subject: `Prayers and testimonies of ${content.week}`, content };
}
