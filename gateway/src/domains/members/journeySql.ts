import type { Fragment } from 'postgres';
import type { Sql } from '../../platform/database/sql';

/** The experience points of each activity, and the member's counter that it increments, if any. */
const activities = {
  prayer: { points: 20, counter: 'total_prayers' },
  encouragement: { points: 10, counter: 'total_encouragements' },
  amen: { points: 5, counter: 'total_amens' },
  testimony: { points: 30, counter: null },
  praise: { points: 5, counter: 'total_praises' },
  coveredSlot: { points: 10, counter: null },
} as const;

/**
 * Data-modifying CTEs (with a leading comma) that record an activity in the member's journey when the CTE `doneIn` has
 * a row: points, those under the member's own name (`isNamed`), counter, the streak of days in the member's own zone, and that the member was active today (UTC), which everybody sees counted: only for what everybody may read (`isPublic`). All three may read `doneIn`.
 *
 * Each CTE reads from the previous one, so that every statement takes its locks in the same order (thing, member, day).
 */
export function recordActivity(
  sql: Sql,
  activity: keyof typeof activities,
  memberId: number | Fragment,
  doneIn: 'made' | 'given',
  { isNamed = true, isPublic = true }: { isNamed?: Fragment | boolean; isPublic?: Fragment | boolean } = {},
) {
  const { points, counter } = activities[activity];
  return sql`
    , journey as (
      update members
      set
        experience_points = experience_points + ${points},
        named_points = named_points + case when ${isNamed}::boolean then ${points}::integer else 0 end,
        ${counter ? sql`${sql(counter)} = ${sql(counter)} + 1,` : sql``}
        prayer_streak = case
          when streak_day >= (now() at time zone time_zone)::date then prayer_streak
          when streak_day = (now() at time zone time_zone)::date - 1 then prayer_streak + 1
          else 1
        end,
        streak_day = greatest(streak_day, (now() at time zone time_zone)::date)
      from ${sql(doneIn)}
      where members.id = ${memberId}
      returning members.id, (${isPublic})::boolean as is_public
    ), active as (
      insert into daily_active (day, member_id)
      select (now() at time zone 'UTC')::date, journey.id
      from journey
      where journey.is_public
      on conflict do nothing
    )`;
}
