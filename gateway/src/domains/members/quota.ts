import type { Fragment } from 'postgres';
import { isViolationOf } from '../../platform/database/violations';
import type { Sql } from '../../platform/database/sql';
import { TryAgainLater } from '../../platform/errors';

/** How many of each kind one member may create in 24 hours (contract, section 7), also without rate limits. */
export const quotas = {
  prayers: 100,
  encouragements: 500,
  chains: 50,
  groups: 50,
  posts: 200,
  comments: 500,
  invitations: 200,
  updates: 200,
  reminders: 200,
  messages: 100,
} as const;

export type QuotaKind = keyof typeof quotas;

/** How many of each kind at most. */
type Wanted = Readonly<Partial<Record<QuotaKind, number>>>;

/** The CTE of the creating statement whose rows count. */
const createdIn: Partial<Record<QuotaKind, string>> = { invitations: 'invited' };

/**
 * Creates something in one statement that also counts it. The statement must include `counted` after its CTEs `made`
 * and, for invitations, `invited`: what is refused or rolled back does not count. The row of the quota is locked, so
 * that concurrent calls cannot exceed it.
 *
 * @throws TryAgainLater; also what `make` throws
 */
export async function withinQuota<Made>(
  { sql }: { sql: Sql },
  member: { id: number },
  wanted: QuotaKind | Wanted,
  make: (counted: Fragment) => Promise<Made>,
): Promise<Made> {
  const amounts = typeof wanted === 'string' ? { [wanted]: 1 } : wanted;
  try {
    return await make(countCreated(sql, member.id, kindsOf(amounts)));
  } catch (error) {
    if (!isViolationOf(error, 'member_quotas_most')) throw error;
    throw await refusalOf(sql, member.id, amounts);
  }
}

/** Deletes the rows of members who have created nothing for a day. */
export async function deleteOldUses(sql: Sql): Promise<void> {
  await sql`
    delete from member_quotas
    where used_at[cardinality(used_at)] <= now() - interval '1 day'`;
}

function countCreated(sql: Sql, memberId: number, kinds: readonly QuotaKind[]): Fragment {
  const created = kinds.map(
    (kind) => sql`
      union all
      select ${kind}::text, ${quotas[kind]}::integer, count(*)::integer
      from ${sql(createdIn[kind] ?? 'made')}`,
  );
  return sql`, counted as (
    insert into member_quotas as earlier (member_id, kind, most, used_at)
    select ${memberId}::integer, created.kind, created.most, array_fill(now(), array[created.amount])
    from (
      select null::text as kind, 0 as most, 0 as amount
      ${created}
    ) as created
    where created.amount > 0
    order by created.kind
    on conflict (member_id, kind) do update
    set
      most = excluded.most,
      used_at = array(
        select used.at
        from unnest(earlier.used_at) as used (at)
        where used.at > now() - interval '1 day'
        order by used.at
      ) || excluded.used_at
  )`;
}

/** The refusal for the quota that is exceeded, with the time at which so many can be created again. */
async function refusalOf(sql: Sql, memberId: number, wanted: Wanted): Promise<TryAgainLater> {
  const [exceeded] = await sql<{ kind: QuotaKind; seconds: number }[]>`
    select wanted.kind, extract(epoch from used.at + interval '1 day' - now())::float8 as seconds
    from member_quotas
    join jsonb_each_text(${sql.json(wanted)}) as wanted (kind, amount) using (kind)
    cross join lateral (
      select
        recent.at,
        row_number() over (order by recent.at) as turn,
        count(*) over () + wanted.amount::integer - member_quotas.most as surplus
      from unnest(member_quotas.used_at) as recent (at)
      where recent.at > now() - interval '1 day'
    ) as used
    where member_quotas.member_id = ${memberId} and used.turn = used.surplus
    order by seconds desc
    limit 1`;
  const { kind, seconds } = exceeded ?? { kind: kindsOf(wanted)[0]!, seconds: 1 };
  return new TryAgainLater('rateLimited', seconds, `That is enough ${kind} for one day`);
}

const kindsOf = (wanted: Wanted) => Object.keys(wanted) as QuotaKind[];
