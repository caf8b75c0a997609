import type { ActingMember } from '../testSite';
import { prayerForm } from '../prayerForms';
import { chainForm, groupForm, openCommunity, reminderForm, type Community } from './community';

/** A hidden thing is indistinguishable from an id that does not exist. */
const unknownId = 2_147_483_000;
const malformed = ['0', '-1', 'abc', '1.5', '%00', String(2 ** 31)];

let community: Community;
let stranger: ActingMember;
/** Ids of things hidden from the stranger, by name. */
let hidden: Record<string, number>;

beforeAll(async () => {
  community = await openCommunity();
  const { site, gateway, people, ids } = community;
  stranger = await site.aMember();
  const aPrayer = async (given: object = {}) => {
    const body = { ...prayerForm, ...given };
    return (await gateway.rest('POST', '/api/prayers', { as: people.owner, body })).body.id as number;
  };
  const [withdrawn, hiddenPrayer] = [await aPrayer(), await aPrayer()];
  await gateway.rest('DELETE', `/api/prayers/${withdrawn}`, { as: people.owner });
  await gateway.graphql(
    `mutation { hideText(kind: prayer, targetId: ${hiddenPrayer}, reason: "Not here") }`,
    {},
    { as: people.owner },
  );
  const { body: groupsChain } = await gateway.rest('POST', '/api/prayer-chains', {
    as: people.owner,
    body: { ...chainForm(), visibility: 'groups', selectedGroups: [ids.privateGroup] },
  });
  hidden = {
    reminder: ids.reminder,
    passkey: ids.passkey,
    session: ids.session,
    privateChain: ids.privateChain,
    groupsChain: groupsChain.id,
    withdrawn,
    hiddenPrayer,
    teamPrayer: await aPrayer({ visibility: 'team' }),
    privatePost: ids.privatePost,
  };
});
afterAll(() => community.site.close());

const chains = [
  ['GET', '/api/prayer-chains/:id'],
  ['GET', '/api/prayer-chains/:id/calendar.ics'],
  ['POST', '/api/prayer-chains/:id/join', { hourSlot: 3 }],
] as const;
const prayers = [
  ['GET', '/api/prayers/:id'],
  ['PUT', '/api/prayers/:id', prayerForm],
  ['DELETE', '/api/prayers/:id'],
  ['GET', '/api/prayers/:id/ownership'],
  ['GET', '/api/prayers/:id/amen/check'],
  ['POST', '/api/prayers/:id/amen'],
  ['POST', '/api/prayers/:id/comments', { content: 'With you' }],
  ['POST', '/api/prayers/:id/updates', { content: 'News' }],
  ['POST', '/api/prayers/:id/testimonial', { title: 'It came', testimony: 'It came to me at last.' }],
] as const;
const overRest: Record<string, readonly (readonly [string, string, object?])[]> = {
  reminder: [
    ['PUT', '/api/reminders/:id', reminderForm],
    ['DELETE', '/api/reminders/:id'],
    ['GET', '/api/reminders/:id/calendar.ics'],
  ],
  passkey: [
    ['PUT', '/api/passkeys/:id', { name: 'Mine' }],
    ['DELETE', '/api/passkeys/:id'],
  ],
  session: [['DELETE', '/api/sessions/:id']],
  privateChain: chains,
  groupsChain: chains,
  withdrawn: prayers,
  hiddenPrayer: prayers,
  teamPrayer: prayers,
};

test.each(
  Object.entries(overRest).flatMap(([thing, calls]) =>
    calls.map(([method, path, body = null]) => [thing, method, path, body] as const),
  ),
)(
  '%s: %s %s responds to a stranger and a visitor as if it did not exist',
  async (thing, method, path, body) => {
    for (const as of [stranger, null]) {
      const call = async (id: number | string) => {
        const { status, body: content } = await community.gateway.rest(
          method,
          path.replace(':id', String(id)),
          {
            as,
            body: body ?? undefined,
          },
        );
        return { status, content };
      };
      const toUnknown = await call(unknownId);
      expect(toUnknown.status).toBe(as || isOpen(method, path) ? 404 : 401);
      expect(await call(hidden[thing]!)).toEqual(toUnknown);
      for (const id of malformed) expect([id, await call(id)]).toEqual([id, toUnknown]);
    }
  },
);

/** Whether visitors may call it. */
function isOpen(method: string, path: string): boolean {
  return method === 'GET' && !path.endsWith('calendar.ics');
}

const overGraphql: Record<string, string[]> = {
  reminder: [
    'mutation { editReminder(id: ID, input: { title: "x", reminderTime: "09:00", frequency: daily }) { id } }',
    'mutation { pauseReminder(id: ID, isPaused: true) { id } }',
    'mutation { deleteReminder(id: ID) }',
  ],
  session: ['mutation { endSession(id: ID) }'],
  privateChain: chainFields(),
  groupsChain: chainFields(),
  withdrawn: prayerFields(),
  hiddenPrayer: prayerFields(),
  teamPrayer: prayerFields(),
  privatePost: ['{ groupPost(id: ID) { id content } }'],
};

function chainFields(): string[] {
  return [
    '{ prayerChain(id: ID) { id title } }',
    'mutation { joinChain(chainId: ID, hourSlot: 3) { __typename } }',
    'mutation { giveBackSlot(chainId: ID, hourSlot: 3) { id } }',
    'mutation { inviteToChain(chainId: ID, emails: ["x@example.org"]) { id } }',
    'mutation { deleteChain(chainId: ID) }',
  ];
}

function prayerFields(): string[] {
  return [
    '{ prayer(id: ID) { id title } }',
    'mutation { giveAmen(prayerId: ID) { id } }',
    'mutation { encourage(prayerId: ID, input: { content: "x", isAnonymous: false }) { id } }',
    'mutation { withdrawPrayer(id: ID) }',
    'mutation { quietPrayer(id: ID, isQuiet: true) { id } }',
    'mutation { setPrayerVisibility(prayerId: ID, visibility: public) { id } }',
    'mutation { editPrayer(id: ID, input: { title: "x" }) { id } }',
    `mutation { createReminder(input: {
      title: "x", reminderTime: "09:00", frequency: daily, prayerId: ID
    }) { id } }`,
    'mutation { report(kind: prayer, targetId: ID, reason: "x") }',
    'mutation { shareTestimony(prayerId: ID, input: { title: "x", testimony: "x and more than ten" }) { id } }',
    'mutation { postPrayerUpdate(prayerId: ID, input: { content: "x" }) { id } }',
  ];
}

test.each(
  Object.entries(overGraphql).flatMap(([thing, fields]) => fields.map((field) => [thing, field] as const)),
)('%s: %s responds to a stranger and a visitor as if it did not exist', async (thing, field) => {
  for (const as of [stranger, null]) {
    const call = async (id: number) => community.gateway.graphql(field.replace('ID', String(id)), {}, { as });
    const toUnknown = await call(unknownId);
    expect(JSON.stringify(toUnknown.body)).not.toContain('GRAPHQL_VALIDATION_FAILED');
    const response = await call(hidden[thing]!);
    expect(response).toEqual(toUnknown);
    expect(JSON.stringify(response.body)).toMatch(
      as ? /NOT_FOUND|:null\}/ : /NOT_FOUND|UNAUTHENTICATED|:null\}/,
    );
  }
});

test('a join request of another group and an unknown one are the same to an admin of this group', async () => {
  const { gateway, ids } = community;
  const { body: own } = await gateway.rest('POST', '/api/prayer-groups', { as: stranger, body: groupForm });
  for (const decision of ['approve', 'decline']) {
    const call = async (request: number) => {
      const path = `/api/prayer-groups/${own.id}/requests/${request}/${decision}`;
      const { status, body } = await gateway.rest('POST', path, { as: stranger });
      return { status, body };
    };
    expect(await call(ids.joinRequest)).toEqual(await call(unknownId));
    expect((await call(unknownId)).status).toBe(404);
  }
});
