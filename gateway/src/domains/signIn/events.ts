import type { Message } from 'schema/messages';
import { z } from 'zod';
import type { SignInEvent } from '../../gen/resolvers';
import { parse } from '../../platform/errors';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';

const firstRange: Message = 'first must be from 1 to 50';

const keepDays = 90;
const mostOfMember = 200;

const eventsRule = z.object({
  first: z.int({ error: firstRange }).min(1, { error: firstRange }).max(50, { error: firstRange }),
});

/** The caller's latest sign-ins and changes of their ways to sign in, newest first. @throws Unauthenticated, BadInput */
export async function listSignInEvents(ctx: Context, args: unknown): Promise<SignInEvent[]> {
  const caller = await ctx.requireCaller();
  const { first } = parse(eventsRule, args);
  return ctx.sql<SignInEvent[]>`
    select id, kind, way, device, created_at as "createdAt"
    from sign_in_events
    where member_id = ${caller.id}
    order by id desc
    limit ${first}`;
}

/** Records a wrong code among the sign-ins of the account with this proved address. */
export async function recordWrongCode(
  sql: Sql,
  { email, device }: { email: string; device: string },
): Promise<void> {
  await sql`
    insert into sign_in_events (member_id, kind, way, device)
    select member_id, 'failed', 'email', ${device}
    from members_of_address(${email}, '') as member_id`;
}

/** Deletes events that are old, and the oldest of a member who has very many. */
export async function deleteOldEvents(sql: Sql): Promise<void> {
  await sql`
    with old as (
      delete from sign_in_events where created_at < now() - make_interval(days => ${keepDays})
    ), crowded as (
      select member_id
      from sign_in_events
      group by member_id
      having count(*) > ${mostOfMember}
    )
    delete from sign_in_events
    using crowded
    where sign_in_events.member_id = crowded.member_id
      and sign_in_events.id not in (
        select newest.id
        from sign_in_events as newest
        where newest.member_id = crowded.member_id
        order by newest.id desc
        limit ${mostOfMember}
      )`;
}
