import { DateTime } from 'luxon';
import type { ISql } from 'postgres';
import type { Person } from './people';
import { indexOf } from './plan';

interface DemoChain {
  by: Person;
  title: string;
  description: string;
  timeZone: string;
  /** Days from today's midnight in its zone. */
  beginsIn: number;
  days: number;
  hours: Readonly<Record<number, Person>>;
}

const chains: readonly DemoChain[] = [
  {
    by: 'Grace',
    title: 'Around the clock for the sick',
    description:
      'Somebody prays in every hour of these days for those in hospital, at home, and beside a bed.',
    timeZone: 'Europe/London',
    beginsIn: -1,
    days: 5,
    hours: {
      0: 'Benjamin',
      1: 'Mei-Ling',
      3: 'Grace',
      5: 'Yosef',
      6: 'Ruth',
      7: 'Daniel',
      9: 'Élodie',
      12: 'Amara',
      15: 'Lucía',
      18: 'Peter',
      20: 'Hannah',
      21: 'Caleb',
      22: 'Mateus',
    },
  },
  {
    by: 'Oksana',
    title: 'Three days for peace',
    description: 'For those under fire, for those who fled, and for those who can end it.',
    timeZone: 'Europe/Kyiv',
    beginsIn: 2,
    days: 3,
    hours: { 4: 'Tomasz', 6: 'Oksana', 8: 'Andrei', 13: 'Chiara', 19: 'Joel' },
  },
];

/** The chains of the demonstration community. Run it inside the seed's transaction. */
export async function insertChains(sql: ISql, memberIds: readonly number[]): Promise<void> {
  for (const chain of chains) {
    const start = DateTime.now().setZone(chain.timeZone).startOf('day').plus({ days: chain.beginsIn });
    const [{ id }] = await sql<[{ id: number }]>`insert into prayer_chains ${sql({
      creator_id: memberIds[indexOf(chain.by)]!,
      title: chain.title,
      description: chain.description,
      start_time: start.toJSDate(),
      end_time: start.plus({ days: chain.days }).toJSDate(),
      time_zone: chain.timeZone,
      visibility: 'public',
      created_at: DateTime.now().minus({ days: 3 }).toJSDate(),
    })} returning id`;
    const slots = Object.entries(chain.hours).map(([hour, person]) => ({
      chain_id: id,
      hour_slot: Number(hour),
      member_id: memberIds[indexOf(person)]!,
    }));
    await sql`insert into chain_slots ${sql(slots)}`;
    await sql`insert into chain_coverings ${sql(slots)}`;
    await sql`
      update members
      set
        experience_points = experience_points + 10 * covered.hours,
        named_points = named_points + 10 * covered.hours
      from (
        select member_id, count(*)::integer as hours
        from chain_slots
        where chain_id = ${id}
        group by member_id
      ) as covered
      where members.id = covered.member_id`;
  }
}
