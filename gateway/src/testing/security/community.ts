import { randomBytes } from 'node:crypto';
import { SoftwarePasskey } from '../authenticator';
import { aPasskey, askToSignIn } from '../passkeys';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testSite';
import { prayerForm } from '../prayerForms';

/** One thing of each kind, and people with different rights on them. */
export interface Community {
  site: TestSite;
  gateway: TestGateway;
  people: People;
  ids: Ids;
}

type Name = Pick<ActingMember, 'firstName' | 'lastName' | 'name'>;

interface People {
  /** Created everything, and is an administrator. */
  owner: ActingMember;
  other: ActingMember;
}

interface Ids {
  prayer: number;
  comment: number;
  /** By the other member. */
  testimonial: number;
  chain: number;
  privateChain: number;
  group: number;
  privateGroup: number;
  /** By the other member; open, and on request. */
  othersGroup: number;
  othersClosedGroup: number;
  post: number;
  /** Liked by the owner. */
  privatePost: number;
  joinRequest: number;
  /** In another browser of the owner. */
  session: number;
  reminder: number;
  /** One of two. */
  passkey: number;
  /** The requests of the owner's browser to add one, and to sign in. */
  newPasskey: object;
  signIn: { headers: Record<string, string>; body: object };
  token: number;
}

export async function openCommunity(): Promise<Community> {
  const site = await openTestSite();
  const gateway = await site.gateway();
  return { site, gateway, ...(await makeThings(site, gateway)) };
}

/** The same things again, created by new members. */
export async function makeThings(
  site: TestSite,
  gateway: TestGateway,
  named: { owner?: Name; other?: Name } = {},
): Promise<{ people: People; ids: Ids }> {
  const owner = await site.aMember({ ...named.owner, email: 'admin@example.org' });
  const other = await site.aMember(named.other);
  const make = async (as: ActingMember, address: string, body: object) => {
    const response = await gateway.rest('POST', `/api/${address}`, { as, body });
    if (response.status !== 201)
      throw new Error(`${address}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body.id as number;
  };

  const prayer = await make(owner, 'prayers', prayerForm);
  const answered = await make(other, 'prayers', prayerForm);
  await site.sql`update prayers set created_at = now() - interval '2 days' where id in (${prayer}, ${answered})`;
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
    ...(await makePasskeys(gateway, owner, site.services.config.siteOrigin)),
    token: await make(owner, 'tokens', tokenForm),
  };
  await gateway.rest('POST', `/api/group-posts/${ids.privatePost}/like`, { as: owner });
  await gateway.rest('POST', `/api/prayer-groups/${privateGroup}/request-join`, { as: other });
  const [request] = await site.sql<[{ id: number }]>`
    select id from join_requests where group_id = ${privateGroup}`;
  const [session] = await site.sql<[{ id: number }]>`
    insert into sessions (token_hash, member_id, expires_at)
    values (${randomBytes(32)}, ${owner.id}, now() + interval '1 day')
    returning id`;
  return { people: { owner, other }, ids: { ...ids, joinRequest: request.id, session: session.id } };
}

async function makePasskeys(gateway: TestGateway, owner: ActingMember, origin: string) {
  const { id } = await aPasskey(gateway, owner, 'Phone', origin);
  const { passkey } = await aPasskey(gateway, owner, 'Key ring', origin);
  const { body } = await gateway.rest('POST', '/api/passkeys/options', { as: owner });
  const { options, headers } = await askToSignIn(gateway);
  return {
    passkey: id,
    newPasskey: { name: 'Laptop', ...new SoftwarePasskey(origin).register(body) },
    signIn: { headers, body: passkey.sign(options) },
  };
}

export const groupForm = { name: 'Gleaners', theme: 'general' };
export const closedGroupForm = { ...groupForm, isPrivate: true, joinApprovalRequired: true };
export const testimonyForm = { title: 'It was given', testimony: 'What I asked for was given to me.' };
export const tokenForm = { name: 'Bulletin', scope: 'write', expiresInDays: 30 };
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
