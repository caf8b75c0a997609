import { byOrder } from './models.mjs';

/**
 * The operations of a member, over both APIs. Each operation has a request for REST, or for GraphQL, or both; `seen` says what
 * its response tells: the value of the operation itself, what was made, and what else can be read in it.
 *
 * A plan names its client's member (`of`), the objects, and what has to be unique.
 */
export const operations = {
  amen: {
    rest: ({ prayer }) => post(`/api/prayers/${prayer.id}/amen`),
    graph: ({ prayer }) => `mutation { giveAmen(prayerId: ${prayer.id}) { amenCount hasAmened } }`,
    target: ({ prayer, of }) => ({ object: prayer, input: { of } }),
    seen: (_, { amenCount, hasAmened }) => ({ value: { amenCount, hasAmened } }),
  },
  edit: {
    rest: ({ prayer, words }) => ({
      method: 'PUT',
      path: `/api/prayers/${prayer.id}`,
      body: { title: words, description: 'Please pray for it.' },
    }),
    graph: ({ prayer, words }) =>
      `mutation { editPrayer(id: ${prayer.id}, input: { title: "${words}", description: "Please pray for it." }) { title } }`,
    target: ({ prayer, words }) => ({ object: prayer, input: { title: words } }),
  },
  answer: {
    rest: ({ prayer, words }) =>
      post(`/api/prayers/${prayer.id}/testimonial`, { title: words, testimony: 'God is good.' }, words),
    graph: ({ prayer, words }) =>
      `mutation { shareTestimony(prayerId: ${prayer.id}, input: { title: "${words}", testimony: "God is good." }) { id } }`,
    target: ({ prayer, words }) => ({ object: prayer, input: { key: words } }),
    key: ({ words }) => words,
    seen: ({ prayer }, { id }) => ({ made: [[`testimony ${prayer.id}`, id]] }),
  },
  encourage: {
    rest: ({ prayer, words }) => post(`/api/prayers/${prayer.id}/comments`, { content: words }, words),
    graph: ({ prayer, words }) =>
      `mutation { encourage(prayerId: ${prayer.id}, input: { content: "${words}" }) { id content } }`,
    target: ({ prayer, words }) => ({ object: threadOf(prayer), input: { words } }),
    key: ({ words }) => words,
    seen: (_, { id, content }) => ({ made: [[`comment ${content}`, id]] }),
  },
  withdraw: {
    rest: ({ comment }) => ({ method: 'DELETE', path: `/api/comments/${comment.id}` }),
    graph: ({ comment }) => `mutation { withdrawEncouragement(id: ${comment.id}) { commentCount } }`,
    target: ({ comment }) => ({ object: threadOf(comment.prayer), input: { words: comment.words } }),
    seen: ({ comment }, body) => ({
      reads: body ? [read(threadOf(comment.prayer), {}, { commentCount: body.commentCount })] : [],
    }),
  },
  join: {
    rest: ({ chain, hour }) => post(`/api/prayer-chains/${chain.id}/join`, { hourSlot: hour }),
    graph: ({ chain, hour }) => `mutation { joinChain(chainId: ${chain.id}, hourSlot: ${hour}) { isMine } }`,
    target: ofHour,
  },
  giveBack: {
    graph: ({ chain, hour }) =>
      `mutation { giveBackSlot(chainId: ${chain.id}, hourSlot: ${hour}) { ${hoursOfChain} } }`,
    target: ofHour,
    seen: ({ chain }, body) => ({ reads: [readOfChain(chain, body)] }),
  },
  offer: {
    graph: ({ chain, hour, isOffered }) =>
      `mutation { offerSlot(chainId: ${chain.id}, hourSlot: ${hour}, isOffered: ${isOffered}) { ${hoursOfChain} } }`,
    target: ({ chain, hour, of, isOffered }) => ({ object: chain, input: { hour, of, isOffered } }),
    seen: ({ chain }, body) => ({ reads: [readOfChain(chain, body)] }),
  },
  joinGroup: {
    rest: ({ group }) => post(`/api/prayer-groups/${group.id}/join`),
    graph: ({ group }) => `mutation { joinGroup(id: ${group.id}) { ${membersOfGroup} } }`,
    target: ofGroup,
    seen: afterwards,
  },
  leave: {
    graph: ({ group }) => `mutation { leaveGroup(id: ${group.id}) { memberCount isMember hasRequested } }`,
    target: ofGroup,
    seen: afterwards,
  },
  ask: {
    rest: ({ group }) => post(`/api/prayer-groups/${group.id}/request-join`),
    graph: ({ group }) =>
      `mutation { requestToJoinGroup(id: ${group.id}) { memberCount isMember hasRequested } }`,
    target: ofGroup,
    seen: (plan, body) => (body.memberCount ? afterwards(plan, body) : {}),
  },
  approve: decision('approve', 'approveJoinRequest'),
  decline: decision('decline', 'declineJoinRequest'),
  readRequests: {
    rest: ({ group }) => get(`/api/prayer-groups/${group.id}/requests`),
    graph: ({ group }) => `{ prayerGroup(id: ${group.id}) { joinRequests { id user { lastName } } } }`,
    seen: ({ group }, body) => {
      const requests = body.joinRequests ?? body;
      return { reads: [read(group, {}, { waiting: requests.map(requesterOf).toSorted(byOrder) })] };
    },
  },
  readPrayer: {
    rest: ({ prayer }) => get(`/api/prayers/${prayer.id}`),
    graph: ({ prayer }) =>
      `{ prayer(id: ${prayer.id}) { ${fieldsOfPrayer} testimonialId comments(last: 100) { id content } } }`,
    seen: ({ prayer, of }, { comments, testimonialId, ...body }) => ({
      made: [
        ...madeComments(comments),
        ...(testimonialId ? [[`testimony ${prayer.id}`, testimonialId]] : []),
      ],
      reads: [
        ...readsOfPrayer(prayer, of, body),
        ...(comments.length < 100 ? [read(threadOf(prayer), {}, { words: wordsOf(comments) })] : []),
      ],
    }),
  },
  readComments: {
    rest: ({ prayer }) => get(`/api/prayers/${prayer.id}/comments?limit=100`),
    graph: ({ prayer }) => `{ prayer(id: ${prayer.id}) { comments(last: 100) { id content } } }`,
    seen: ({ prayer }, { comments }) => ({
      made: madeComments(comments),
      reads: comments.length < 100 ? [read(threadOf(prayer), {}, { words: wordsOf(comments) })] : [],
    }),
  },
  checkAmen: {
    rest: ({ prayer }) => get(`/api/prayers/${prayer.id}/amen/check`),
    graph: ({ prayer }) => `{ amenedPrayers(ids: [${prayer.id}]) }`,
    seen: ({ prayer, of }, body) => ({
      reads: [read(prayer, { of }, { hasAmened: Array.isArray(body) ? body.length > 0 : body.hasAmened })],
    }),
  },
  /** The round's prayers are the newest ones, so that one that is not there is not on the wall. */
  readWall: {
    rest: () => get('/api/prayers?limit=100'),
    graph: () => `{ prayers(first: 100) { prayers { id ${fieldsOfPrayer} } } }`,
    seen: ({ of, prayers }, body) => ({
      reads: prayers.flatMap((prayer) => {
        const shown = body.prayers.find(({ id }) => id === prayer.id);
        return shown ? readsOfPrayer(prayer, of, shown) : [read(prayer, { of }, { isOnWall: false })];
      }),
    }),
  },
  readChain: {
    rest: ({ chain }) => get(`/api/prayer-chains/${chain.id}`),
    graph: ({ chain }) => `{ prayerChain(id: ${chain.id}) { ${hoursOfChain} } }`,
    seen: ({ chain }, body) => ({ reads: [readOfChain(chain, body)] }),
  },
  readGroup: {
    rest: ({ group }) => get(`/api/prayer-groups/${group.id}`),
    graph: ({ group }) => `{ prayerGroup(id: ${group.id}) { ${membersOfGroup} } }`,
    seen: afterwards,
  },
  readStats: {
    rest: () => get('/api/stats'),
    graph: () => '{ stats { totalAmens } }',
    seen: ({ site }, { totalAmens }) => ({ reads: [read(site, {}, { totalAmens })] }),
  },
};

const fieldsOfPrayer = 'title status amenCount hasAmened commentCount';
const hoursOfChain = 'slots { hourSlot user { lastName } }';
const membersOfGroup = 'memberCount isMember hasRequested members { user { lastName } }';

const get = (path) => ({ method: 'GET', path });
function post(path, body, key) {
  return { method: 'POST', path, body, key };
}

const read = (object, input, value) => ({ object, input, value });

function threadOf({ id }) {
  return { kind: 'thread', id };
}

function ofHour({ chain, hour, of }) {
  return { object: chain, input: { hour, of } };
}

function ofGroup({ group, of }) {
  return { object: group, input: { of } };
}

function decision(verb, field) {
  return {
    rest: ({ group, request }) => post(`/api/prayer-groups/${group.id}/requests/${request.id}/${verb}`),
    graph: ({ group, request }) =>
      `mutation { ${field}(groupId: ${group.id}, requestId: ${request.id}) { memberCount } }`,
    target: ({ group, request }) => ({ object: group, input: { of: request.of } }),
    seen: ({ group }, { memberCount }) => ({
      reads: memberCount ? [read(group, {}, { memberCount })] : [],
    }),
  };
}

/** The number of a member within the community is their last name. */
export const requesterOf = ({ user }) => Number(user.lastName);

function readsOfPrayer(prayer, of, { title, status, amenCount, hasAmened, commentCount }) {
  const own = hasAmened === undefined || of === null ? {} : { hasAmened };
  return [
    read(prayer, { of }, { title, status, amenCount, ...own }),
    read(threadOf(prayer), {}, { commentCount }),
  ];
}

function readOfChain(chain, { slots }) {
  const hours = slots.map(({ hourSlot, user }) => `${hourSlot} ${user.lastName}`);
  return read(chain, {}, { hours: hours.toSorted(byOrder) });
}

/** A group as its response has it; only members see those of a private one. */
function afterwards({ group, of }, { memberCount, isMember, hasRequested, members }) {
  const own = of === null ? {} : { isMember, ...(hasRequested !== undefined && { hasRequested }) };
  const all = members?.length > 0 ? { members: members.map(requesterOf).toSorted(byOrder) } : {};
  return { reads: [read(group, { of }, { memberCount, ...own, ...all })] };
}

const madeComments = (comments) => comments.map(({ id, content }) => [`comment ${content}`, id]);
const wordsOf = (comments) => comments.map(({ content }) => content).toSorted(byOrder);
