/** Configurations that are tried for one operation; with more of them the object is undecided. */
const most = 20_000;

/**
 * Whether a history of one object is linearizable: each operation takes effect at one instant between its start and its
 * end, and together they give what the model says (Lowe's just-in-time search, 2017).
 *
 * @typedef {object} Operation
 * @property {string} kind `read` changes nothing, nor does what was refused
 * @property {number} start milliseconds
 * @property {number} end milliseconds; Infinity when the outcome is unknown: it may still take effect, or never
 * @property {'ok' | 'refused' | 'unknown'} outcome
 * @property {object} input
 * @property {object} [value] what the response says
 *
 * @param {{ initial: object, apply: (state: object, operation: Operation) => object | null }} model apply: the state
 *   afterwards, the same object if nothing changes; null if the operation cannot have had this outcome in this state
 * @param {Operation[]} operations
 * @returns {{ operation: Operation, isUndecided: boolean, states: object[], before: Operation[] } | null} the first
 *   operation that nothing explains, or for which too much would have to be tried, the states that were possible before
 *   it, and what happened last before its end; null if all of it is explained
 */
export function linearize({ initial, apply }, operations) {
  const keys = new Map();
  const pending = new Set();
  const unknown = new Map();
  let configurations = [{ state: initial, done: new Set(), used: new Map() }];

  for (const { operation, isStart } of eventsOf(operations)) {
    if (isStart) {
      if (operation.outcome === 'unknown') count(unknown, effectOf(operation), operation);
      else {
        pending.add(operation);
        configurations = distinct(configurations.map(withReads));
      }
      continue;
    }
    const { explained, isUndecided } = explain(operation, configurations);
    if (explained.length === 0 || isUndecided)
      return {
        operation,
        isUndecided,
        states: configurations.map(({ state }) => state),
        before: lastBefore(operations, operation),
      };
    pending.delete(operation);
    configurations = distinct(explained.map((one) => ({ ...one, done: without(one.done, operation) })));
  }
  return null;

  /** Every configuration in which the operation has taken effect, with no further ones than that needs. */
  function explain(operation, from) {
    const explained = [];
    const seen = new Set(from.map(keyOf));
    const open = [...from];
    while (open.length > 0 && seen.size < most) {
      const at = open.pop();
      if (at.done.has(operation)) {
        explained.push(at);
        continue;
      }
      for (const next of steps(at)) {
        const key = keyOf(next);
        if (!seen.has(key)) {
          seen.add(key);
          open.push(next);
        }
      }
    }
    return { explained, isUndecided: open.length > 0 };
  }

  /** The configurations that one more operation may lead to. */
  function steps({ state, done, used }) {
    const next = [];
    for (const operation of pending) {
      const after = done.has(operation) ? null : apply(state, operation);
      if (after) next.push(withReads({ state: after, done: new Set([...done, operation]), used }));
    }
    for (const [effect, { operation, times }] of unknown) {
      const isLeft = (used.get(effect) ?? 0) < times;
      const after = isLeft ? apply(state, operation) : null;
      if (after && after !== state)
        next.push(
          withReads({ state: after, done, used: new Map(used).set(effect, (used.get(effect) ?? 0) + 1) }),
        );
    }
    return next;
  }

  /** An operation that changes nothing and is possible now is put in order at once: waiting would explain nothing more. */
  function withReads(configuration) {
    const { state, done } = configuration;
    const now = [...pending].filter(
      (operation) => changesNothing(operation) && !done.has(operation) && apply(state, operation),
    );
    return now.length === 0 ? configuration : { ...configuration, done: new Set([...done, ...now]) };
  }

  /** Each configuration once, without those that have used more of what is unknown to come to the same. */
  function distinct(all) {
    const alike = new Map();
    for (const one of all) {
      const key = `${numberOf(one.state)} ${numbersOf(one.done)}`;
      alike.set(key, [...(alike.get(key) ?? []), one]);
    }
    return [...alike.values()].flatMap((same) =>
      same.filter(
        ({ used }, index) =>
          !same.some(
            (other, at) => at !== index && uses(other.used, used) && (at < index || !uses(used, other.used)),
          ),
      ),
    );
  }

  function keyOf({ state, done, used }) {
    const spent = [...used].map(([effect, times]) => `${effect}*${times}`).toSorted();
    return `${numberOf(state)} ${numbersOf(done)} ${spent.join()}`;
  }

  function numberOf(state) {
    const key = JSON.stringify(state);
    if (!keys.has(key)) keys.set(key, keys.size);
    return keys.get(key);
  }

  function numbersOf(done) {
    return [...done].map((operation) => operation.number).toSorted((one, other) => one - other);
  }
}

/** Starts and ends by time; at the same instant starts come first. */
function eventsOf(operations) {
  const numbered = operations.map((operation, number) => Object.assign(operation, { number }));
  return [
    ...numbered.map((operation) => ({ operation, isStart: true, time: operation.start })),
    ...numbered
      .filter(({ outcome }) => outcome !== 'unknown')
      .map((operation) => ({ operation, isStart: false, time: operation.end })),
  ].toSorted((one, other) => one.time - other.time || Number(other.isStart) - Number(one.isStart));
}

/** Operations of unknown outcome with the same effect stand for each other. */
const effectOf = ({ kind, input }) => `${kind} ${JSON.stringify(input)}`;

function count(unknown, effect, operation) {
  const { times = 0 } = unknown.get(effect) ?? {};
  unknown.set(effect, { operation, times: times + 1 });
}

const changesNothing = ({ kind, outcome }) => kind === 'read' || outcome === 'refused';

const without = (set, thing) => new Set([...set].filter((one) => one !== thing));

/** Whether one has used no more than the other. */
const uses = (one, other) => [...one].every(([effect, times]) => times <= (other.get(effect) ?? 0));

function lastBefore(operations, { end }) {
  return operations
    .filter(({ start, kind }) => start <= end && kind !== 'read')
    .toSorted((one, other) => one.start - other.start)
    .slice(-12);
}
