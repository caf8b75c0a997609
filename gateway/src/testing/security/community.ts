import { openHouse, type ActingMember, type TestGateway, type TestHouse } from '../house';
import { prayerForm } from '../prayerForms';

/** One of each thing, between people who may do different things with it. */
export interface Community {
  house: TestHouse;
  gateway: TestGateway;
  people: People;
  ids: Ids;
}

interface People {
  /** Who made everything, and administers the site. */
  owner: ActingMember;
  other: ActingMember;
}

interface Ids {
  prayer: number;
  comment: number;
  /** Of somebody else than the owner. */
  testimonial: number;
  chain: number;
  privateChain: number;
  group: number;
  privateGroup: number;
  /** Of somebody else, open and on request. */
  othersGroup: number;
  othersClosedGroup: number;
  post: number;
  /** Liked by the owner. */
  privatePost: number;
  joinRequest: number;
  reminder: number;
}

export async function openCommunity(): Promise<Community> {
  const house = await openHouse();
  const gateway = await house.gateway();
  return { house, gateway, ...(await makeThings(house, gateway)) };
}

/** The things once more, made by people who are new. */
export async function makeThings(
  house: TestHouse,
  gateway: TestGateway,
): Promise<{ people: People; ids: Ids }> {
  const owner = await house.aMember({ email: 'admin@example.org' });
  const other = await house.aMember();
  const make = async (as: ActingMember, address: string, body: object) => {
    const answer = await gateway.rest('POST', `/api/${address}`, { as, body });
    if (answer.status !== 201) throw new Error(`${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.id as number;
  };

  const prayer = await make(owner, 'prayers', prayerForm);
  const answered = await make(other, 'prayers', prayerForm);
  await house.sql`update prayers set created_at = now() - interval '2 days' where id in (${prayer}, ${answered})`;
  const group = await make(owner, 'prayer-groups', groupForm);
  const privateGroup = await make(owner, 'prayer-groups', closedGroupForm);
  const ids = {
    prayer,
    group,
    privateGroup,
    comment: await make(owner, `prayers/${prayer}/comments`, { content: 'With you' }),
    testimonial: await make(other, `prayers/${answered}/testimonial`, testimonyForm),
    chain: await make(owner, 'prayer-chains', chainForm()),
    privateChain: await make(owner, 'prayer-chains', { ...chainForm(), visibility: 'private' }),
    othersGroup: await make(other, 'prayer-groups', groupForm),
    othersClosedGroup: await make(other, 'prayer-groups', closedGroupForm),
    post: await make(owner, `prayer-groups/${group}/posts`, { content: 'For all of us' }),
    privatePost: await make(owner, `prayer-groups/${privateGroup}/posts`, { content: 'Among us' }),
    reminder: await make(owner, 'reminders', reminderForm),
  };
  await gateway.rest('POST', `/api/group-posts/${ids.privatePost}/like`, { as: owner });
  await gateway.rest('POST', `/api/prayer-groups/${privateGroup}/request-join`, { as: other });
  const [request] = await house.sql<[{ id: number }]>`
    select id from join_requests where group_id = ${privateGroup}`;
  return { people: { owner, other }, ids: { ...ids, joinRequest: request.id } };
}

export const groupForm = { name: 'Gleaners', theme: 'general' };
export const closedGroupForm = { ...groupForm, isPrivate: true, joinApprovalRequired: true };
export const testimonyForm = { title: 'It was given', testimony: 'What I asked for was given to me.' };
export const reminderForm = { title: 'For Naomi', reminderTime: '09:00', frequency: 'daily' };

/** A chain of one day that has begun. */
export function chainForm() {
  const begin = Date.now() - 60_000;
  return {
    title: 'A night of prayer',
    startTime: new Date(begin).toISOString(),
    endTime: new Date(begin + 86_400_000).toISOString(),
  };
}
