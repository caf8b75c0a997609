import { DateTime } from 'luxon';
import type { Category } from 'schema/vocabulary';
import type { DemoPrayer } from './demoPrayer';
import { people, type Person } from './people';
import { wall } from './wall';

interface Deed {
  /** Place of the member in `people`. */
  by: number;
  at: Date;
}

/** The demonstration community with instants in place of "hours ago". Members and prayers are named by their place. */
export interface Plan {
  people: { firstName: string; lastName: string; email: string; timeZone: string; joinedAt: Date }[];
  prayers: (Deed & { title: string; description: string; category: Category; isAnonymous: boolean })[];
  amens: (Deed & { prayer: number })[];
  encouragements: (Deed & {
    prayer: number;
    content: string;
    authorName: string | null;
    isAnonymous: boolean;
  })[];
  updates: { prayer: number; content: string; at: Date }[];
  testimonies: (Deed & { prayer: number; title: string; testimony: string; isAnonymous: boolean })[];
  /** `testimony` is a place in `testimonies`. */
  praises: (Deed & { testimony: number })[];
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
      by: placeOf(prayer.by),
      at: broughtAt(prayer, now),
      title: prayer.title,
      description: prayer.description,
      category: prayer.category,
      isAnonymous: prayer.isAnonymous ?? false,
    })),
    amens: wall.flatMap((prayer, index) => amensOn(prayer, index, now)),
    encouragements: wall.flatMap((prayer, index) =>
      (prayer.words ?? []).map((words) => ({
        prayer: index,
        by: placeOf(words.by),
        at: later(prayer, words.after, now),
        content: words.content,
        authorName: words.isAnonymous ? null : words.by,
        isAnonymous: words.isAnonymous ?? false,
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

/** Everything that one member has done, and the days of it in their own zone. */
export function deedsOf(plan: Plan, by: number) {
  const own = <Act extends Deed>(acts: Act[]) => acts.filter((act) => act.by === by);
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

/** How many days in a row led up to the last one. */
export function streakOf(days: readonly string[]): { length: number; lastDay: string | null } {
  const lastDay = [...days].sort().at(-1) ?? null;
  if (lastDay === null) return { length: 0, lastDay };
  let length = 0;
  while (days.includes(DateTime.fromISO(lastDay).minus({ days: length }).toISODate()!)) length += 1;
  return { length, lastDay };
}

/** Most amens come soon after a prayer; its owner is not among them. */
function amensOn(prayer: DemoPrayer, index: number, now: Date): Plan['amens'] {
  const others = people
    .map((_, place) => (place * 7 + index * 5) % people.length)
    .filter((by) => by !== placeOf(prayer.by));
  const brought = broughtAt(prayer, now).getTime();
  return others.slice(0, prayer.amens).map((by, turn) => {
    const share = ((turn * 37 + index * 11) % 97) / 97;
    return { prayer: index, by, at: new Date(brought + (now.getTime() - brought) * share ** 2) };
  });
}

function testimonyOf(prayer: DemoPrayer, index: number, now: Date): Plan['testimonies'] {
  const { answer } = prayer;
  if (!answer) return [];
  return [
    {
      prayer: index,
      by: placeOf(prayer.by),
      at: later(prayer, answer.after, now),
      title: answer.title,
      testimony: answer.testimony,
      isAnonymous: prayer.isAnonymous ?? false,
    },
  ];
}

/** Nobody praises God for their own testimony. */
function praisesOf(prayer: DemoPrayer, testimony: number, { by, at }: Deed, now: Date): Plan['praises'] {
  const others = people.map((_, place) => (place * 11 + testimony * 3) % people.length);
  return others
    .filter((other) => other !== by)
    .slice(0, prayer.answer!.praises)
    .map((other, turn) => ({
      testimony,
      by: other,
      at: new Date(at.getTime() + ((now.getTime() - at.getTime()) * (turn + 1)) / (people.length + 1)),
    }));
}

/** Nobody writes on the full hour. */
function broughtAt(prayer: DemoPrayer, now: Date): Date {
  const minutes = (prayer.title.length * 13) % 47;
  return new Date(now.getTime() - prayer.hoursAgo * hour - minutes * 60_000);
}

/** So many hours after the prayer, but never in the future. */
function later(prayer: DemoPrayer, hours: number, now: Date): Date {
  const minutes = (prayer.title.length * 7) % 23;
  return new Date(
    Math.min(broughtAt(prayer, now).getTime() + hours * hour + minutes * 60_000, now.getTime() - 60_000),
  );
}

export function placeOf(person: Person): number {
  return people.findIndex(({ firstName }) => firstName === person);
}

/** A name as it stands in an e-mail address. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
