import { setTimeout as pause } from 'node:timers/promises';
import { oneOf } from '../random.mjs';
import { attempt } from './attempts.mjs';
import { requesterOf } from './operations.mjs';

/** How often a client does what, in parts of the whole. */
const shares = {
  amen: 20,
  encourage: 10,
  withdraw: 4,
  join: 14,
  giveBack: 7,
  offer: 5,
  joinGroup: 8,
  leave: 8,
  ask: 5,
  readPrayer: 8,
  readComments: 2,
  checkAmen: 4,
  readWall: 2,
  readChain: 6,
  readGroup: 6,
  readStats: 3,
};
const ofAuthor = { edit: 10, answer: 6, readPrayer: 6, readWall: 2 };
const ofAdmin = { approve: 12, decline: 2, readGroup: 4 };
const ofSecondDevice = { amen: 6, encourage: 2, readPrayer: 4, checkAmen: 2 };

/** The operations of each kind of client. */
const roles = { member: shares, author: ofAuthor, admin: ofAdmin, second: ofSecondDevice };

const retryPause = 100;

/**
 * A client: one operation after the other, each at one of the gateways and over one of the APIs. With the same numbers
 * (`random`) it plans the same operations.
 *
 * @param {{ name: string, role: keyof typeof roles, as: { cookie: string }, of: number, count: number, random: () => number }} client
 * @param {object} round the objects and gateways: see rounds.mjs
 */
export async function runClient({ name, role, as, of, count, random }, round) {
  const own = { comment: null };
  const deck = Object.entries(roles[role]).flatMap(([kind, times]) => Array(times).fill(kind));
  for (let number = 1; number <= count; number++) {
    const plan = planOf(number);
    round.onPlanned();
    await (plan.kind === 'approve' || plan.kind === 'decline' ? decide(plan) : act(plan));
  }

  /** Always draws as many random numbers. */
  function planOf(number) {
    const kind = oneOf(random, deck);
    const isVisitor = random() < 0.2 && kind.startsWith('read') && kind !== 'readRequests';
    const [prayer, chain, group] = [round.prayers, round.chains, groupsFor(kind)].map((list) =>
      oneOf(random, list),
    );
    const isAgain = random() < 0.15;
    const plan = {
      kind,
      prayer,
      chain,
      group,
      of: isVisitor ? null : of,
      hour: Math.floor(random() * 8),
      isOffered: random() < 0.7,
      gateway: Math.floor(random() * round.gateways.length),
      isGraph: random() < 0.5,
      isRepeated: random() < 0.7,
      words: `${round.name} ${name} ${number}`,
      ...round.shared,
    };
    // The same key again, with the same words.
    if (kind === 'encourage' && isAgain && own.last) return { ...plan, ...own.last };
    if (kind === 'withdraw')
      return own.comment ? { ...plan, comment: own.comment } : { ...plan, kind: 'checkAmen' };
    return plan;
  }

  function groupsFor(kind) {
    if (kind === 'joinGroup') return round.groups.filter(({ isOpen }) => isOpen);
    const ofRequests = ['ask', 'approve', 'decline'];
    return ofRequests.includes(kind) ? round.groups.filter(({ isOpen }) => !isOpen) : round.groups;
  }

  async function decide(plan) {
    const response = await act({ ...plan, kind: 'readRequests', isRepeated: false });
    const [request] = response?.joinRequests ?? response ?? [];
    if (request) await act({ ...plan, request: { id: request.id, of: requesterOf(request) } });
  }

  /** Acts, again after an unknown outcome if that is planned; the body of the response, if it was done. */
  async function act(plan) {
    while (!round.isOver) {
      const { outcome, body } = await attempt(round, { name, as }, plan);
      if (outcome === 'ok') remember(plan, body);
      if (outcome === 'ok' || outcome === 'refused') return body;
      await pause(retryPause);
      if (!plan.isRepeated || plan.kind.startsWith('read')) return null;
    }
    return null;
  }

  function remember({ kind, prayer, words, isGraph }, body) {
    if (kind !== 'encourage') return;
    own.comment = { id: body.id, prayer, words };
    own.last = { prayer, words, isGraph };
  }
}
