import { DateTime } from 'luxon';
import type { Category } from 'schema/vocabulary';
import type { DemoPrayer } from './demoPrayer';
import { people, type Person } from './people';
import { wall } from './wall';

interface Activity {
  /** Index of the member in `people`. */
  by: number;
  at: Date;
}

/** The demo community with dates in place of "hours ago". Members and prayers are referred to by index. */
export interface Plan {
  people: { firstName: string; lastName: string; email: string; timeZone: string; joinedAt: Date }[];
  prayers: (Activity & { title: string; description: string; category: Category; isAnonymous: boolean })[];
  amens: (Activity & { prayer: number })[];
  encouragements: (Activity & {
    prayer: number;
    content: string;
    authorName: string | null;
    isAnonymous: boolean;
  })[];
  updates: { prayer: number; content: string; at: Date }[];
  testimonies: (Activity & { prayer: number; title: string; testimony: string; isAnonymous: boolean })[];
  /** `testimony` is an index in `testimonies`. */
  praises: (Activity & { testimony: number })[];
}

const hour = 3_600_000;

export function planCommunity(now: Date): Plan {
  const testimonies = wall.flatMap((prayer, index) => testimonyOf(prayer, index, now));
  return {
    people: people.map((person, index) => ({
      ...person,
      email: `${plain(person.firstName)}.${plain(person.lastName)}@example.org`,
      joinedAt: new Date(now.getTime() - (1_000 + index * 29) * hour),
    })),
    prayers: wall.map((prayer) => ({
      by: indexOf(prayer.by),
      at: createdAt(prayer, now),
      title: prayer.title,
      description: prayer.description,
      category: prayer.category,
      isAnonymous: prayer.isAnonymous ?? false,
    })),
    amens: wall.flatMap((prayer, index) => amensOn(prayer, index, now)),
    encouragements: wall.flatMap((prayer, index) =>
      (prayer.encouragements ?? []).map((encouragement) => ({
        prayer: index,
        by: indexOf(encouragement.by),
        at: later(prayer, encouragement.after, now),
        content: encouragement.content,
        authorName: encouragement.isAnonymous ? null : encouragement.by,
        isAnonymous: encouragement.isAnonymous ?? false,
      })),
    ),
    updates: wall.flatMap((prayer, index) =>
      (prayer.updates ?? []).map(({ after, content }) => ({
        prayer: index,
        content,
        at: later(prayer, after, now),
      })),
    ),
    testimonies,
    praises: testimonies.flatMap(({ prayer, by, at }, testimony) =>
      praisesOf(wall[prayer]!, testimony, { by, at }, now),
    ),
  };
}

/** The activity of one member, and its days in their time zone. */
export function activityOf(plan: Plan, by: number) {
  const own = <Item extends Activity>(items: Item[]) => items.filter((item) => item.by === by);
  const prayers = own(plan.prayers);
  const amens = own(plan.amens);
  const encouragements = own(plan.encouragements);
  const testimonies = own(plan.testimonies);
  const praises = own(plan.praises);
  const all = [...prayers, ...amens, ...encouragements, ...testimonies, ...praises];
  const zone = plan.people[by]!.timeZone;
  const days = all.map(({ at }) => DateTime.fromJSDate(at, { zone }).toISODate()!);
  return { prayers, amens, encouragements, testimonies, praises, all, days };
}

/** The number of consecutive days up to the last one. */
export function streakOf(days: readonly string[]): { length: number; lastDay: string | null } {
  const lastDay = [...days].sort().at(-1) ?? null;
  if (lastDay === null) return { length: 0, lastDay };
  let length = 0;
  while (days.includes(DateTime.fromISO(lastDay).minus({ days: length }).toISODate()!)) length += 1;
  return { length, lastDay };
}

/** Most amens are given soon after a prayer, none by its owner. */
function amensOn(prayer: DemoPrayer, index: number, now: Date): Plan['amens'] {
  const others = people
    .map((_, other) => (other * 7 + index * 5) % people.length)
    .filter((by) => by !== indexOf(prayer.by));
  const created = createdAt(prayer, now).getTime();
  return others.slice(0, prayer.amens).map((by, turn) => {
    const share = ((turn * 37 + index * 11) % 97) / 97;
    return { prayer: index, by, at: new Date(created + (now.getTime() - created) * share ** 2) };
  });
}

function testimonyOf(prayer: DemoPrayer, index: number, now: Date): Plan['testimonies'] {
  const { testimony } = prayer;
  if (!testimony) return [];
  return [
    {
      prayer: index,
      by: indexOf(prayer.by),
      at: later(prayer, testimony.after, now),
      title: testimony.title,
      testimony: testimony.testimony,
      isAnonymous: prayer.isAnonymous ?? false,
    },
  ];
}

/** Authors do not praise their own testimony. */
function praisesOf(prayer: DemoPrayer, testimony: number, { by, at }: Activity, now: Date): Plan['praises'] {
  const others = people.map((_, other) => (other * 11 + testimony * 3) % people.length);
  return others
    .filter((other) => other !== by)
    .slice(0, prayer.testimony!.praises)
    .map((other, turn) => ({
      testimony,
      by: other,
      at: new Date(at.getTime() + ((now.getTime() - at.getTime()) * (turn + 1)) / (people.length + 1)),
    }));
}

/** Avoids full hours, which would look artificial. */
function createdAt(prayer: DemoPrayer, now: Date): Date {
  const minutes = (prayer.title.length * 13) % 47;
  return new Date(now.getTime() - prayer.hoursAgo * hour - minutes * 60_000);
}

/** A number of hours after the prayer, but never in the future. */
function later(prayer: DemoPrayer, hours: number, now: Date): Date {
  const minutes = (prayer.title.length * 7) % 23;
  return new Date(
    Math.min(createdAt(prayer, now).getTime() + hours * hour + minutes * 60_000, now.getTime() - 60_000),
  );
}

export function indexOf(person: Person): number {
  return people.findIndex(({ firstName }) => firstName === person);
}

/** A name as part of an e-mail address. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
