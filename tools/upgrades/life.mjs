import { createHash } from 'node:crypto';
import { call } from '../faults/calls.mjs';

const words = 'Two lines:\nélan, 祈り, صلاة, תפילה 🕊️ and a back\\slash, a \ttab, "quotes".';
const days = 100 * 365;
const keptPrayers = 16;

/**
 * The calls of the demo community's members to every part of the site, by the calls of the release itself. Only
 * sessions, subscribers who confirmed, and passkeys are inserted, because nobody reads their mail or presses their key.
 *
 * @param {{ origin: string, sql: import('postgres').Sql }} site
 * @param {string[]} migrations the release's
 * @returns {Promise<{ hannah: Acting, admin: Acting, prayers: number[], chain: number, group: number }>}
 * @typedef {{ id: number, cookie: string, address: string }} Acting
 */
export async function live({ origin, sql }, migrations) {
  const has = (number) => migrations.some((name) => Number.parseInt(name, 10) === number);
  // Keeps the stored database small.
  await sql`delete from prayers where id not in (select id from prayers order by id desc limit ${keptPrayers})`;
  await insertAdmin(sql, has(38));
  const [hannah, grace, wanjiru, samuel, admin] = await Promise.all(
    ['hannah.whitfield', 'grace.kim', 'wanjiru.kamau', 'samuel.mensah', 'admin'].map((name, number) =>
      signIn(sql, `${name}@example.org`, number),
    ),
  );
  const pray = (as, more) =>
    post(as, 'prayers', {
      name: 'A member',
      email: 'typed@example.org',
      title: 'Before the harvest',
      description: words,
      category: 'family',
      isAnonymous: false,
      ...more,
    });
  const open = await pray(hannah, {});
  const anonymous = await pray(grace, {
    title: 'Nobody knows who asks',
    category: 'health',
    isAnonymous: true,
  });
  const answered = await pray(hannah, { title: 'It was answered' });
  const prayers = [open.id, anonymous.id, answered.id];
  if (has(47)) prayers.push((await pray(samuel, { title: 'For members alone', visibility: 'members' })).id);
  if (has(60)) prayers.push((await pray(samuel, { title: 'For another', onBehalfOf: 'my neighbour' })).id);
  await post(hannah, `prayers/${open.id}/updates`, { content: 'The rain has come.' });
  for (const as of [grace, samuel]) await post(as, `prayers/${open.id}/amen`);
  const comment = await post(samuel, `prayers/${open.id}/comments`, { content: words });
  await post(grace, `prayers/${open.id}/comments`, { content: 'Unnamed with you', isAnonymous: true });
  // An answered prayer has to be a day old.
  await sql`update prayers set created_at = created_at - interval '2 days' where id = ${answered.id}`;
  const testimony = { title: 'The barn is full', testimony: words };
  const { id: testimonial } = await post(hannah, `prayers/${answered.id}/testimonial`, testimony);
  await post(grace, `testimonials/${testimonial}/praise`);

  const weekly = {
    title: 'For Naomi',
    description: words,
    reminderTime: '09:30',
    frequency: 'weekly',
    weekday: 3,
  };
  await post(hannah, 'reminders', { ...weekly, timeZone: 'America/Chicago' });
  const { id: paused } = await post(hannah, 'reminders', { ...weekly, title: 'Paused', frequency: 'daily' });
  await send(hannah, `pauseReminder(id: ${paused}, isPaused: true) { id }`);

  const begin = Date.now();
  const { id: chain } = await post(grace, 'prayer-chains', {
    title: 'A night of prayer',
    description: words,
    startTime: new Date(begin).toISOString(),
    endTime: new Date(begin + 86_400_000).toISOString(),
    slotDuration: 60,
    timeZone: 'UTC',
  });
  await post(hannah, `prayer-chains/${chain}/join`, { hourSlot: 5 });
  await post(samuel, `prayer-chains/${chain}/join`, { hourSlot: 6 });
  await send(samuel, `offerSlot(chainId: ${chain}, hourSlot: 6, isOffered: true) { id }`);
  await send(grace, `inviteToChain(chainId: ${chain}, emails: ["stranger@example.org"]) { id }`);

  const closed = { name: 'Gleaners', description: words, theme: 'general', isPrivate: true };
  const { id: group } = await post(wanjiru, 'prayer-groups', { ...closed, joinApprovalRequired: true });
  await post(hannah, `prayer-groups/${group}/request-join`, { message: 'May I?' });
  const [{ id: request }] = await sql`select id from join_requests where group_id = ${group}`;
  await post(wanjiru, `prayer-groups/${group}/requests/${request}/approve`);
  const { id: inGroup } = await post(wanjiru, `prayer-groups/${group}/posts`, { content: words });
  await post(hannah, `group-posts/${inGroup}/comments`, { content: 'Amen to that' });
  await post(hannah, `group-posts/${inGroup}/like`);

  await send(grace, `report(kind: comment, targetId: ${comment.id}, reason: "Is this so?")`);
  await send(admin, `hideText(kind: comment, targetId: ${comment.id}, reason: "While we ask")`);
  await send(
    hannah,
    `updateProfile(input: { displayName: "Hannah W.", timeZone: "America/Chicago" }) { id }`,
  );
  await send(hannah, `setNotification(kind: amen, channel: mail, isOn: false) { kind }`);
  await post(null, 'newsletter/subscribe', { email: 'reader@example.org' });
  await sql`
    insert into newsletter_subscriptions (email, status, next_at)
    values ('weekly@example.org', 'confirmed', now() + interval '1 day')`;

  if (has(37)) await post(hannah, 'tokens', { name: 'Bulletin', scope: 'read', expiresInDays: 30 });
  if (has(41)) {
    const key = (text) => createHash('sha256').update(text).digest();
    await sql`
      insert into passkeys (member_id, credential_id, public_key, counter, transports, user_handle, name)
      values (${hannah.id}, ${key('credential')}, ${key('public')}, 3, '{internal}', ${key('handle')}, 'Phone')`;
  }
  if (has(44)) await send(hannah, `setLocale(locale: "uk") { id }`);
  if (has(48)) await send(admin, `setTeamMember(userId: ${wanjiru.id}, isOnTeam: true) { id }`);
  if (has(58)) {
    const confided = await pray(hannah, { title: 'For the team alone', visibility: 'team' });
    await send(wanjiru, `claimPrayer(prayerId: ${confided.id}) { state }`);
    await send(wanjiru, `addCareNote(prayerId: ${confided.id}, content: "We met.") { state }`);
    prayers.push(confided.id);
  }
  return { hannah, admin, prayers, chain, group };

  async function post(as, address, body) {
    const response = await call(origin, `/api/${address}`, { as: as ?? undefined, method: 'POST', body });
    if (response.status >= 200 && response.status < 300) return response.body;
    throw new Error(`POST ${address}: ${response.status} ${JSON.stringify(response.body)}`);
  }

  async function send(as, field) {
    const query = `mutation { ${field} }`;
    const { status, body } = await call(origin, '/graphql', { as, method: 'POST', body: { query } });
    if (status !== 200 || body.errors) throw new Error(`${field}: ${status} ${JSON.stringify(body)}`);
  }
}

async function insertAdmin(sql, hasIdentities) {
  await sql`
    insert into members (provider_subject, email, is_verified, first_name, name)
    values ('admin', 'admin@example.org', true, 'Admin', 'Admin')`;
  if (!hasIdentities) return;
  await sql`
    insert into identities (member_id, issuer, subject, email, is_verified)
    select id, 'google', provider_subject, email, true from members where provider_subject = 'admin'`;
}

async function signIn(sql, email, number) {
  const token = createHash('sha256').update(email).digest('base64url');
  const [{ id }] = await sql`
    insert into sessions (token_hash, member_id, expires_at)
    select ${createHash('sha256').update(token).digest()}, id, now() + ${days} * interval '1 day'
    from members
    where email = ${email}
    returning member_id as id`;
  return { id, cookie: `pw_session=${token}`, address: `10.0.${number}.1` };
}
