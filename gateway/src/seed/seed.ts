import type { ISql } from 'postgres';
import type { Sql } from '../platform/database/sql';
import { banners } from './banners';
import { insertChains } from './chains';
import { insertGroups } from './groups';
import { localSubject } from './localSubject';
import { activityOf, planCommunity, streakOf, type Plan } from './plan';

/** Fills an empty database with a small community; once, also when gateways start at the same time. */
export async function seedIfEmpty(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`lock table members in share row exclusive mode`;
    const [{ isEmpty }] = await transaction<[{ isEmpty: boolean }]>`
      select not exists (select from members) and not exists (select from prayers) as "isEmpty"`;
    if (isEmpty) await seedDemo(transaction);
  });
}

/**
 * A believable small community: its people, their prayers of the last weeks, and their replies to each other. Always the
 * same, except that its times are relative to now. Run it inside a transaction.
 */
async function seedDemo(sql: ISql): Promise<void> {
  const plan = planCommunity(new Date());
  const memberIds = await insertMembers(sql, plan);
  const prayerIds = await insertPrayers(sql, plan, memberIds);
  await sql`insert into amens ${sql(
    plan.amens.map((amen) => ({
      prayer_id: prayerIds[amen.prayer]!,
      member_id: memberIds[amen.by]!,
      created_at: amen.at,
    })),
  )}`;
  await sql`insert into comments ${sql(
    plan.encouragements.map((encouragement) => ({
      prayer_id: prayerIds[encouragement.prayer]!,
      author_id: memberIds[encouragement.by]!,
      author_name: encouragement.authorName,
      content: encouragement.content,
      is_anonymous: encouragement.isAnonymous,
      created_at: encouragement.at,
    })),
  )}`;
  await sql`insert into prayer_updates ${sql(
    plan.updates.map((update) => ({
      prayer_id: prayerIds[update.prayer]!,
      content: update.content,
      created_at: update.at,
    })),
  )}`;
  await insertTestimonies(sql, plan, memberIds, prayerIds);
  await insertGroups(sql, memberIds);
  await insertChains(sql, memberIds);
  await insertActiveDays(sql, plan, memberIds);
  await sql`insert into banners ${sql(
    Object.entries(banners).map(([page, content]) => ({ page, content })),
  )} on conflict (page) do nothing`;
}

/** In the order of the plan; each with the journey that results from their activity. */
async function insertMembers(sql: ISql, plan: Plan): Promise<number[]> {
  const rows = plan.people.map((person, index) => {
    const activity = activityOf(plan, index);
    return {
      provider_subject: localSubject(person.email),
      email: person.email,
      is_verified: true,
      first_name: person.firstName,
      last_name: person.lastName,
      name: `${person.firstName} ${person.lastName}`,
      time_zone: person.timeZone,
      total_prayers: activity.prayers.length,
      total_amens: activity.amens.length,
      total_encouragements: activity.encouragements.length,
      total_praises: activity.praises.length,
      experience_points: pointsOf(activity),
      named_points: pointsOf({
        ...activity,
        prayers: activity.prayers.filter(isNamed),
        testimonies: activity.testimonies.filter(isNamed),
        encouragements: activity.encouragements.filter(isNamed),
      }),
      prayer_streak: streakOf(activity.days).length,
      streak_day: streakOf(activity.days).lastDay,
      created_at: person.joinedAt,
    };
  });
  const made = await sql<{ id: number }[]>`insert into members ${sql(rows)} returning id`;
  const ids = made.map(({ id }) => id);
  await sql`
    insert into identities (member_id, issuer, subject, email, is_verified, created_at)
    select id, 'google', provider_subject, email, is_verified, created_at
    from members
    where id = any(${ids})`;
  return ids;
}

function pointsOf({
  prayers,
  testimonies,
  encouragements,
  amens,
  praises,
}: ReturnType<typeof activityOf>): number {
  return (
    prayers.length * 20 +
    testimonies.length * 30 +
    encouragements.length * 10 +
    (amens.length + praises.length) * 5
  );
}

const isNamed = ({ isAnonymous }: { isAnonymous: boolean }) => !isAnonymous;

/** Oldest first, so that ids follow time. */
async function insertPrayers(sql: ISql, plan: Plan, memberIds: number[]): Promise<number[]> {
  const made = await sql<{ id: number }[]>`insert into prayers ${sql(
    plan.prayers.map((prayer) => ({
      author_id: memberIds[prayer.by]!,
      typed_name: plan.people[prayer.by]!.firstName,
      typed_email: plan.people[prayer.by]!.email,
      title: prayer.title,
      description: prayer.description,
      category: prayer.category,
      is_anonymous: prayer.isAnonymous,
      created_at: prayer.at,
    })),
  )} returning id`;
  return made.map(({ id }) => id);
}

/** Answered prayers leave the wall. */
async function insertTestimonies(
  sql: ISql,
  plan: Plan,
  memberIds: number[],
  prayerIds: number[],
): Promise<void> {
  const answered = plan.testimonies.map(({ prayer }) => prayerIds[prayer]!);
  await sql`update prayers set status = 'answered' where id = any(${answered})`;
  const made = await sql<{ id: number }[]>`insert into testimonials ${sql(
    plan.testimonies.map((testimony) => ({
      prayer_id: prayerIds[testimony.prayer]!,
      author_id: memberIds[testimony.by]!,
      title: testimony.title,
      testimony: testimony.testimony,
      is_anonymous: testimony.isAnonymous,
      created_at: testimony.at,
    })),
  )} returning id`;
  await sql`insert into praises ${sql(
    plan.praises.map((praise) => ({
      testimonial_id: made[praise.testimony]!.id,
      member_id: memberIds[praise.by]!,
      created_at: praise.at,
    })),
  )}`;
}

async function insertActiveDays(sql: ISql, plan: Plan, memberIds: number[]): Promise<void> {
  const days = plan.people.flatMap((_, index) => {
    const { all } = activityOf(plan, index);
    return [...new Set(all.map(({ at }) => at.toISOString().slice(0, 10)))].map((day) => ({
      day,
      member_id: memberIds[index]!,
    }));
  });
  await sql`insert into daily_active ${sql(days.sort((one, other) => one.day.localeCompare(other.day)))}`;
}
