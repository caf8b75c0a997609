import { newsletterPage } from 'schema/addresses';
import { columns } from '../../platform/database/columns';
import { linkIn } from '../../platform/database/linkIn';
import type { Sql } from '../../platform/database/sql';
import { postMails } from '../../platform/outbox/outbox';
import type { DigestContent } from './digestContent';
import type { Token } from '../newsletter/token';

export interface DueSubscription {
  id: number;
  timeZone: string;
  weekday: number;
  hour: number;
  nextAt: Date;
}

const dueColumns = columns<DueSubscription>({
  id: 'id',
  timeZone: 'time_zone',
  weekday: 'weekday',
  hour: 'hour',
  nextAt: 'next_at',
});

/** A subscription that moves on from one digest to the next. */
interface Move {
  id: number;
  wasAt: Date;
  nextAt: Date;
  /** The week of the digest; an address gets one digest a week. */
  week: string;
  /** Index of its content in the list; null if there is nothing new. */
  content: number | null;
  token: Token;
}

interface Issue {
  subject: string;
  content: DigestContent;
}

/** Subscriptions that are due, the longest waiting first. */
export function findDue(sql: Sql, atMost: number): Promise<DueSubscription[]> {
  return sql<DueSubscription[]>`
    select ${dueColumns(sql)}
    from newsletter_subscriptions
    where next_at <= now()
    order by next_at, id
    limit ${atMost}`;
}

/**
 * Moves each subscription to its next instant and puts its digest into the outbox, in one statement: only the gateway
 * that moves it from this very instant posts it, whatever crashes. The key of a digest is address and week, so an
 * address that subscribes again within a week gets no second one.
 *
 * @returns how many were moved, and how many digests were posted
 */
export async function postDigests(
  sql: Sql,
  moves: readonly Move[],
  issues: readonly Issue[],
  { siteOrigin }: { siteOrigin: string },
): Promise<{ moved: number; posted: number }> {
  const host = new URL(siteOrigin).hostname;
  const [counts] = await sql<[{ moved: number; posted: number }]>`
    with moves as (
      select *
      from unnest(
        ${moves.map(({ id }) => id)}::integer[],
        ${moves.map(({ wasAt }) => wasAt.toISOString())}::timestamptz[],
        ${moves.map(({ nextAt }) => nextAt.toISOString())}::timestamptz[],
        ${moves.map(({ week }) => week)}::text[],
        ${moves.map(({ content }) => content)}::integer[],
        ${moves.map(({ token }) => token.text)}::text[],
        ${moves.map(({ token }) => token.hash.toString('hex'))}::text[]
      ) as moves (id, was_at, next_at, week, content, token, token_hash)
    ), issues as (
      select position::integer - 1 as position, issue ->> 'subject' as subject, issue -> 'content' as content
      from jsonb_array_elements(${sql.json(issues.map(({ subject, content }) => ({ subject, content })))}::jsonb) with ordinality as issues (issue, position)
    ), claimed as (
      select newsletter_subscriptions.id
      from newsletter_subscriptions
      join moves on moves.id = newsletter_subscriptions.id and moves.was_at = newsletter_subscriptions.next_at
      for update of newsletter_subscriptions skip locked
    ), moved as (
      update newsletter_subscriptions
      set next_at = moves.next_at
      from claimed
      join moves on moves.id = claimed.id
      where newsletter_subscriptions.id = claimed.id
      returning
        newsletter_subscriptions.id, newsletter_subscriptions.email, newsletter_subscriptions.locale, moves.week, moves.content, moves.token,
        decode(moves.token_hash, 'hex') as token_hash
    ), receiving as (
      select moved.id, moved.email, moved.locale, moved.week, moved.token, moved.token_hash, issues.subject, issues.content
      from moved
      join issues on issues.position = moved.content
      where not exists (select from suppressed_addresses where suppressed_addresses.address = moved.email)
    ), proved as (
      insert into newsletter_tokens (hash, subscription_id, purpose)
      select token_hash, id, 'manage'
      from receiving
    ), posted as (
      ${postMails(
        sql,
        {
          dedupeKey: sql`'digest:' || encode(sha256(convert_to(lower(email::text), 'UTF8')), 'hex') || ':' || week`,
          recipient: sql`email`,
          subject: sql`subject`,
          template: 'digest',
          props: sql`content || jsonb_build_object('token', token)`,
          headers: sql`jsonb_build_object(
            'List-Id', ${`<weekly-digest.${host}>`}::text,
            'List-Unsubscribe', ${linkIn(sql, (token) => `<${siteOrigin}${newsletterPage('unsubscribe', token)}>`, sql`token`)},
            'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click',
            'Precedence', 'bulk'
          )`,
          locale: sql`locale`,
          isBulk: true,
        },
        sql`receiving`,
      )}
      returning id
    )
    select
      (select count(*)::integer from moved) as moved,
      (select count(*)::integer from posted) as posted`;
  return counts;
}
