/**
 * The promises of the contract, as models for `linearize`. A state is plain data; lists in it are sorted.
 *
 * A read has the fields that its response has; `of` is the member who sent it.
 */

/** A prayer: amens until it is answered, once; its title is the last that its author gave it. */
export function prayerModel(title) {
  return {
    initial: { amens: [], answeredBy: null, title },
    apply(state, operation) {
      const { kind, outcome, input, value } = operation;
      const isAnswered = state.answeredBy !== null;
      if (kind === 'read') return same(state, viewOfPrayer(state, input), value);
      if (kind === 'edit') return outcome === 'refused' ? null : { ...state, title: input.title };
      if (kind === 'answer') {
        const isFirst = state.answeredBy === input.key;
        if (outcome === 'refused') return isAnswered && !isFirst ? state : null;
        if (isAnswered) return isFirst ? state : null;
        return { ...state, answeredBy: input.key };
      }
      if (outcome === 'refused') return isAnswered ? state : null;
      if (isAnswered) return null;
      const next = state.amens.includes(input.of)
        ? state
        : { ...state, amens: withOne(state.amens, input.of) };
      return same(next, viewOfPrayer(next, input), value);
    },
  };
}

const viewOfPrayer = ({ amens, answeredBy, title }, { of }) => ({
  amenCount: amens.length,
  hasAmened: amens.includes(of),
  status: answeredBy === null ? 'active' : 'answered',
  isOnWall: answeredBy === null,
  title,
});

/** The encouragement on a prayer. A key stores its words once, also after they were withdrawn. */
export const threadModel = {
  initial: { shown: [], withdrawn: [] },
  apply(state, { kind, outcome, input, value }) {
    const { shown, withdrawn } = state;
    if (kind === 'read') return same(state, { commentCount: shown.length, words: shown }, value);
    if (kind === 'encourage' && outcome === 'refused') return null;
    if (kind === 'encourage')
      return [...shown, ...withdrawn].includes(input.words)
        ? state
        : { ...state, shown: withOne(shown, input.words) };
    const isShown = shown.includes(input.words);
    if (outcome === 'refused') return isShown ? null : state;
    return isShown
      ? { shown: withoutOne(shown, input.words), withdrawn: withOne(withdrawn, input.words) }
      : null;
  },
};

/** A chain: an hour has one member, until it is given back or, once offered, taken over. */
export const chainModel = {
  initial: { hours: {}, offered: [] },
  apply(state, { kind, outcome, input, value }) {
    const { hours, offered } = state;
    if (kind === 'read') return same(state, { hours: Object.values(hours).toSorted(byOrder) }, value);
    const { hour, of } = input;
    const isMine = hours[hour] === `${hour} ${of}`;
    const isOffered = offered.includes(hour);
    if (kind === 'join') {
      const isFree = hours[hour] === undefined || isOffered;
      if (outcome === 'refused') return isMine || isFree ? null : state;
      if (isMine) return state;
      return isFree
        ? { hours: { ...hours, [hour]: `${hour} ${of}` }, offered: withoutOne(offered, hour) }
        : null;
    }
    if (outcome === 'refused') return isMine ? null : state;
    if (!isMine) return null;
    if (kind === 'giveBack') {
      const { [hour]: _, ...others } = hours;
      return { hours: others, offered: withoutOne(offered, hour) };
    }
    if (isOffered === input.isOffered) return state;
    return { hours, offered: input.isOffered ? withOne(offered, hour) : withoutOne(offered, hour) };
  },
};

/** A group: never more members than it may have, and those who ask wait until its admin decides. */
export function groupModel({ admin, most }) {
  return {
    initial: { members: [admin], waiting: [] },
    apply(state, operation) {
      const { kind, outcome, input, value } = operation;
      const { members, waiting } = state;
      const isMember = members.includes(input.of);
      const isWaiting = waiting.includes(input.of);
      const isFull = members.length >= most;
      if (kind === 'read') return same(state, viewOfGroup(state, input), value);
      if (outcome === 'refused') return isRefused(operation, { isMember, isWaiting, isFull }) ? state : null;
      if (kind === 'leave') return isMember ? { members: withoutOne(members, input.of), waiting } : null;
      if (kind === 'ask') {
        if (isMember) return null;
        return isWaiting ? state : { members, waiting: withOne(waiting, input.of) };
      }
      if (kind === 'decline') return { members, waiting: withoutOne(waiting, input.of) };
      if (isMember) return state;
      if (isFull || (kind === 'approve' && !isWaiting)) return null;
      return { members: withOne(members, input.of), waiting: withoutOne(waiting, input.of) };
    },
  };
}

const viewOfGroup = ({ members, waiting }, { of }) => ({
  memberCount: members.length,
  members,
  isMember: members.includes(of),
  hasRequested: waiting.includes(of),
  waiting,
});

function isRefused({ kind, reason }, { isMember, isWaiting, isFull }) {
  if (kind === 'leave') return !isMember;
  if (kind === 'decline') return !isWaiting;
  if (reason === 'full') return isFull && !isMember;
  return kind === 'approve' ? !isWaiting : isMember;
}

/** The state, if what was read of it is what is in it. */
function same(state, view, value = {}) {
  return Object.entries(value).every(([field, read]) => JSON.stringify(read) === JSON.stringify(view[field]))
    ? state
    : null;
}

const withOne = (list, one) => [...list, one].toSorted(byOrder);
const withoutOne = (list, one) => list.filter((other) => other !== one);

/** Numbers by their size, words by their code units. */
export const byOrder = (one, other) => Number(one > other) - Number(one < other);
