import type { AppServices } from '../../platform/services';
import { makeToken } from '../newsletter/token';
import type { DigestContent } from './digestContent';
import { collectContent } from './content';
import { findDue, postDigests, type DueSubscription } from './sql';
import { lastWeek, nextDigest, type Week } from './week';

const atOnce = 200;

/**
 * Puts all due digests into the outbox. The content of a week is collected once for all its subscribers; a week without
 * anything new sends no digest.
 */
export async function sendDigests(
  { config, database, log }: AppServices,
  isStopping: () => boolean,
): Promise<void> {
  const collected = new Map<string, Promise<DigestContent | null>>();
  while (!isStopping()) {
    const due = await findDue(database.sql, atOnce);
    if (due.length === 0) return;
    const now = new Date();
    const planned = await Promise.all(due.map((subscription) => plan(subscription, now)));
    const issues = Array.from(new Set(planned.map(({ content }) => content)), issueOf).filter(
      (issue) => issue !== null,
    );
    const moves = planned.map(({ content, ...move }) => {
      const position = issues.findIndex((issue) => issue.content === content);
      return { ...move, content: position < 0 ? null : position };
    });
    const counts = await postDigests(database.sql, moves, issues, config);
    log.info({ due: due.length, ...counts }, 'digests');
    // Another gateway is processing these; it will process the rest too.
    if (due.length < atOnce || counts.moved === 0) return;
  }

  async function plan(subscription: DueSubscription, clock: Date) {
    // The database's clock may be ahead of this one: the same digest must not be due again.
    const now = subscription.nextAt > clock ? subscription.nextAt : clock;
    const week = lastWeek(subscription, subscription.nextAt, now);
    return {
      id: subscription.id,
      wasAt: subscription.nextAt,
      nextAt: nextDigest(subscription, now),
      week: week.key,
      content: await collect(week),
      token: makeToken(),
    };
  }

  /** Zones with the same clocks share their weeks. */
  function collect(week: Week): Promise<DigestContent | null> {
    const days = `${week.day.toISODate()} ${week.from.toISOString()} ${week.until.toISOString()}`;
    const content = collected.get(days) ?? collectContent(database.sql, week);
    collected.set(days, content);
    return content;
  }
}

function issueOf(content: DigestContent | null) {
  return content && { subject: `Prayers and testimonies of ${content.week}`, content };
}
