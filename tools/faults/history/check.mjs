import { linearize } from './linearize.mjs';
import { chainModel, groupModel, prayerModel, threadModel } from './models.mjs';

const models = {
  prayer: ({ title }) => prayerModel(title),
  thread: () => threadModel,
  chain: () => chainModel,
  group: groupModel,
};

/**
 * Compares a history with what the contract promises: each object is linearizable, a key has made one thing, and the
 * site's count of amens is between those that were surely given and those that may have been.
 *
 * @param {import('./linearize.mjs').Operation[]} history each with its `object` ({ kind, id, … }); `made`: pairs of a
 *   name and the number that the site gave it
 * @param {{ amensBefore?: number }} [known] how many amens the site had before
 * @returns {string[]} the anomalies
 */
export function findAnomalies(history, { amensBefore = 0 } = {}) {
  return [...notLinearizable(history), ...madeTwice(history), ...wrongFigures(history, amensBefore)];
}

function* notLinearizable(history) {
  for (const [name, operations] of byObject(history)) {
    const [{ object }] = operations;
    const wrong = linearize(models[object.kind](object), operations);
    if (wrong) yield describe(name, wrong);
  }
}

function byObject(history) {
  const all = new Map();
  for (const operation of history.filter(({ object }) => object.kind !== 'site')) {
    const name = `${operation.object.kind} ${operation.object.id}`;
    if (!all.has(name)) all.set(name, []);
    all.get(name).push(operation);
  }
  return all;
}

/** Each name has one number, and each number one name. */
function* madeTwice(history) {
  const numbers = new Map();
  const names = new Map();
  for (const [name, number] of history.flatMap(({ made = [] }) => made)) {
    const kind = name.slice(0, name.indexOf(' '));
    if ((numbers.get(name) ?? number) !== number)
      yield `${name} was made twice: ${numbers.get(name)} and ${number}`;
    const other = names.get(`${kind} ${number}`) ?? name;
    if (other !== name) yield `${kind} ${number} has two names: ${other} and ${name}`;
    numbers.set(name, number);
    names.set(`${kind} ${number}`, name);
  }
}

/** Counts of the whole site that can be none of those between its reading's start and end. */
function* wrongFigures(history, before) {
  const amens = new Map();
  for (const { object, kind, outcome, input, start, end } of history) {
    if (kind !== 'amen' || outcome === 'refused') continue;
    const name = `${object.id} ${input.of}`;
    const { mayBeFrom = Infinity, isFrom = Infinity } = amens.get(name) ?? {};
    amens.set(name, {
      mayBeFrom: Math.min(mayBeFrom, start),
      isFrom: outcome === 'ok' ? Math.min(isFrom, end) : isFrom,
    });
  }
  const all = [...amens.values()];
  const reads = history
    .filter(({ object }) => object.kind === 'site')
    .toSorted((one, other) => one.end - other.end);
  let seen = { end: -Infinity, totalAmens: 0 };
  for (const { start, end, value } of reads) {
    const least = before + all.filter(({ isFrom }) => isFrom < start).length;
    const most = before + all.filter(({ mayBeFrom }) => mayBeFrom <= end).length;
    const { totalAmens } = value;
    if (totalAmens < least || totalAmens > most)
      yield `The site counted ${totalAmens} amens at ${at(end)}, between ${least} and ${most} are possible`;
    if (seen.end < start && totalAmens < seen.totalAmens)
      yield `The site counted ${totalAmens} amens at ${at(end)} after ${seen.totalAmens} at ${at(seen.end)}`;
    if (totalAmens >= seen.totalAmens) seen = { end, totalAmens };
  }
}

function describe(name, { operation, isUndecided, states, before }) {
  return [
    `${name}: ${isUndecided ? 'undecided at' : 'nothing explains'} ${lineOf(operation)}`,
    `  possible before: ${states
      .slice(0, 3)
      .map((state) => JSON.stringify(state))
      .join(' or ')}`,
    ...before.map((one) => `  ${lineOf(one)}`),
  ].join('\n');
}

function lineOf({ kind, client, gateway, input, outcome, reason = '', value, start, end }) {
  return [
    `${at(start)}-${at(end)}`,
    client,
    gateway,
    kind,
    JSON.stringify(input),
    outcome,
    reason,
    value && JSON.stringify(value),
  ]
    .filter(Boolean)
    .join(' ');
}

const at = (time) => (Number.isFinite(time) ? (time / 1000).toFixed(4) : '?');
