// @ts-check
import { randomFrom } from '../../faults/random.mjs';

/**
 * A community in which prayers arrive and people read, in the order of the wall or of the queue. No clock and no
 * database: seconds to run, and the same figures each time.
 *
 * @typedef {object} Community
 * @property {number} days
 * @property {number} prayersPerDay
 * @property {number} amensPerPrayer how many amens people have to give for each prayer that arrives
 * @property {number} members
 *
 * @typedef {{ at: number, amens: number, first: number | null, last: number | null, by: Set<number> }} Prayer
 * @typedef {(prayers: Prayer[], now: number, reader: number) => Prayer[]} Order the prayers that a reader is shown
 */

const hour = 3600;
const day = 24 * hour;
/** Readers look at so many on average, and few at many: a geometric distribution. */
const readOnAverage = 5;
/** The share of what is read that gets an amen: in the queue people came to pray. As many amens are given in both. */
const amenShareOf = (/** @type {string} */ order) => (order === 'queue' || order === 'first day' ? 0.9 : 0.5);

/**
 * @param {Community} community
 * @param {keyof typeof orders} orderName
 * @param {number} [seed]
 */
export function simulate({ days, prayersPerDay, amensPerPrayer, members }, orderName, seed = 1) {
  const random = randomFrom(seed);
  const order = orders[orderName];
  const amenShare = amenShareOf(orderName);
  /** @type {Prayer[]} */
  const prayers = [];
  const arrivals = timesOf(random, days, prayersPerDay);
  const reads = timesOf(random, days, (prayersPerDay * amensPerPrayer) / (readOnAverage * amenShare));
  const active = membersOf(random, members);
  /** @type {number[]} */
  const offered = [];
  let left = [...arrivals];
  for (const now of reads) {
    while (left.length > 0 && left[0] <= now) {
      prayers.push({ at: left[0], amens: 0, first: null, last: null, by: new Set() });
      left = left.slice(1);
    }
    const reader = active();
    const depth = 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - 1 / readOnAverage));
    for (const prayer of order(prayers, now, reader).slice(0, depth)) {
      if (random() >= amenShare) continue;
      offered.push(now);
      if (prayer.by.has(reader)) continue;
      prayer.by.add(reader);
      prayer.amens += 1;
      prayer.first ??= now;
      prayer.last = now;
    }
  }
  // Those of the last day have not had their 24 hours.
  const end = (days - 1) * day;
  const judged = prayers.filter(({ at }) => at <= end);
  const inTime = judged.filter(({ at, first }) => first !== null && first - at <= day);
  return {
    prayers: judged.length,
    prayedFor: inTime.length / judged.length,
    atMost: mostInTime(arrivals, offered, end) / judged.length,
    ever: judged.filter(({ first }) => first !== null).length / judged.length,
    gini: gini(judged.map(({ amens }) => amens)),
    amens: prayers.reduce((sum, { amens }) => sum + amens, 0) / prayers.length,
  };
}

/**
 * How many of those who arrive until `end` any order could have had prayed for within 24 hours. Each amen is for the one
 * whose time ends first: nothing does better where all have as long (earliest deadline first).
 *
 * @param {number[]} arrivals
 * @param {number[]} offered when there was an amen
 * @param {number} end
 */
function mostInTime(arrivals, offered, end) {
  let next = 0;
  let count = 0;
  for (const now of offered) {
    while (arrivals[next] < now - day) next += 1;
    if (!(arrivals[next] <= now)) continue;
    if (arrivals[next] <= end) count += 1;
    next += 1;
  }
  return count;
}

/**
 * The wall's orders as the gateway has them (migration 0002), the queue (`prayQueueSql`), and an order that nobody is
 * given: of those whom nobody has prayed for first those who can still be prayed for within their first day.
 */
export const orders = {
  recent: (/** @type {Prayer[]} */ prayers) => prayers.slice(-100).toReversed(),
  amens: (/** @type {Prayer[]} */ prayers) => sorted(prayers, ({ amens, at }) => [-amens, -at]),
  trending: (/** @type {Prayer[]} */ prayers) =>
    sorted(prayers, ({ amens, at }) => [-(Math.log10(Math.max(amens, 1)) + at / 45_000), -at]),
  queue: (/** @type {Prayer[]} */ prayers) => sorted(prayers, ({ last, at }) => [last ?? -1, at]),
  'first day': (/** @type {Prayer[]} */ prayers, /** @type {number} */ now) =>
    sorted(prayers, ({ last, at }) => [last ?? (now - at < day ? -2 : -1), at]),
};

/** @param {readonly number[]} amounts 0: everybody has the same; 1: one has everything */
export function gini(amounts) {
  const all = amounts.toSorted((one, other) => one - other);
  const total = all.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 0;
  const weighted = all.reduce((sum, amount, place) => sum + (2 * (place + 1) - all.length - 1) * amount, 0);
  return weighted / (all.length * total);
}

/**
 * @param {Prayer[]} prayers
 * @param {(prayer: Prayer) => [number, number]} keyOf
 */
function sorted(prayers, keyOf) {
  return prayers
    .map((prayer) => ({ prayer, key: keyOf(prayer) }))
    .sort((one, other) => one.key[0] - other.key[0] || one.key[1] - other.key[1])
    .slice(0, 100)
    .map(({ prayer }) => prayer);
}

/**
 * Seconds at which something happens, in their order: most in the evening, few at night, twice as many on Sundays.
 *
 * @param {() => number} random
 * @param {number} days
 * @param {number} perDay
 */
function timesOf(random, days, perDay) {
  const times = [];
  while (times.length < days * perDay) {
    const at = random() * days * day;
    const hourOfDay = (at % day) / hour;
    const evening = Math.exp(-((hourOfDay - 20) ** 2) / 18);
    const morning = 0.5 * Math.exp(-((hourOfDay - 7) ** 2) / 8);
    const ofDay = Math.floor(at / day) % 7 === 0 ? 1 : 0.5;
    if (random() < ofDay * Math.min(1, 0.08 + evening + morning)) times.push(at);
  }
  return times.sort((one, other) => one - other);
}

/**
 * Who reads: a few members often, most seldom (Zipf).
 *
 * @param {() => number} random
 * @param {number} members
 */
function membersOf(random, members) {
  return () => Math.floor(members ** random()) - 1;
}
