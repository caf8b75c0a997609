import { randomBytes } from 'node:crypto';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { isSiteAdmin } from '../members/roles';
import { finishSignIn, openFor, type LinkRequired, type SignedIn } from './finish';
import type { Proof } from './proof';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type Way = Proof['way'];
const issuers: Record<Way, string> = { google: 'google', oidc: 'https://id.example', email: 'email' };

const fresh = (name: string) => `${name}-${randomBytes(4).toString('hex')}`;
const anAddress = () => `${fresh('ruth')}@example.org`;

/** Ruth's proof by one way to sign in, with a subject of its own unless it is e-mail. */
function proofOf(way: Way, given: Partial<Proof> = {}): Proof {
  const email = given.email ?? anAddress();
  const subject = way === 'email' ? email.toLowerCase() : fresh('subject');
  const names = way === 'email' ? null : 'Ruth';
  return {
    way,
    issuer: issuers[way],
    subject,
    email,
    isVerified: true,
    firstName: names,
    lastName: null,
    name: names,
    profileImageUrl: null,
    ...given,
  };
}

type End = SignedIn | LinkRequired;

const enter = (proof: Proof, cookie = '', returnTo: string | null = null): Promise<End> =>
  finishSignIn(site.services, proof, { headers: { cookie }, returnTo });

async function memberOf(proof: Proof, cookie = ''): Promise<number> {
  const end = await enter(proof, cookie);
  if (end.kind !== 'signedIn') throw new Error('the sign-in waits for the old way');
  return end.memberId;
}

/** The cookie that binds a pending link to its browser. */
function linkCookieOf(end: End): string {
  expect(end.kind).toBe('linkRequired');
  expect(end.cookies).toEqual([
    expect.stringMatching(/^pw_link=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Lax$/),
  ]);
  return end.cookies[0]!.split(';')[0]!;
}

async function accountOf(id: number) {
  const [account] = await site.sql<
    [{ email: string; isVerified: boolean; isAdmin: boolean; name: string | null }]
  >`select email, is_verified as "isVerified", is_admin as "isAdmin", name from members where id = ${id}`;
  return account;
}

const waysOf = async (id: number) =>
  (await site.sql`select issuer from identities where member_id = ${id} order by issuer`).map(
    ({ issuer }) => issuer,
  );

/** A member with a verified address that they have by one way, or by passkeys alone. */
async function aMemberWith(held: Way | 'passkey') {
  const proof = proofOf(held === 'passkey' ? 'google' : held);
  const id = await memberOf(proof);
  if (held === 'passkey') await site.sql`delete from identities where member_id = ${id}`;
  return { id, proof };
}

type Result = 'their account' | 'a new account' | 'LINK_REQUIRED';

// Docs: the table of docs/decisions/0053.
test.each<[Way | 'passkey', Way, 'verified' | 'unverified', 'the same' | 'another' | 'no', Result]>([
  ['google', 'oidc', 'verified', 'the same', 'LINK_REQUIRED'],
  ['google', 'email', 'verified', 'the same', 'LINK_REQUIRED'],
  ['google', 'google', 'verified', 'the same', 'a new account'],
  ['oidc', 'google', 'verified', 'the same', 'LINK_REQUIRED'],
  ['oidc', 'email', 'verified', 'the same', 'LINK_REQUIRED'],
  ['oidc', 'oidc', 'verified', 'the same', 'a new account'],
  ['email', 'google', 'verified', 'the same', 'LINK_REQUIRED'],
  ['email', 'oidc', 'verified', 'the same', 'LINK_REQUIRED'],
  ['email', 'email', 'verified', 'the same', 'their account'],
  ['passkey', 'google', 'verified', 'the same', 'LINK_REQUIRED'],
  ['passkey', 'oidc', 'verified', 'the same', 'LINK_REQUIRED'],
  ['passkey', 'email', 'verified', 'the same', 'LINK_REQUIRED'],
  ['google', 'oidc', 'unverified', 'the same', 'a new account'],
  ['google', 'google', 'unverified', 'the same', 'a new account'],
  ['oidc', 'google', 'unverified', 'the same', 'a new account'],
  ['oidc', 'oidc', 'unverified', 'the same', 'a new account'],
  ['email', 'google', 'unverified', 'the same', 'a new account'],
  ['email', 'oidc', 'unverified', 'the same', 'a new account'],
  ['passkey', 'google', 'unverified', 'the same', 'a new account'],
  ['passkey', 'oidc', 'unverified', 'the same', 'a new account'],
  ['google', 'oidc', 'verified', 'another', 'a new account'],
  ['google', 'email', 'verified', 'another', 'a new account'],
  ['oidc', 'google', 'verified', 'another', 'a new account'],
  ['email', 'oidc', 'verified', 'another', 'a new account'],
  ['passkey', 'oidc', 'verified', 'another', 'a new account'],
  ['google', 'oidc', 'unverified', 'another', 'a new account'],
  ['google', 'oidc', 'unverified', 'no', 'a new account'],
  ['email', 'google', 'unverified', 'no', 'a new account'],
])(
  'a member by %s; an unknown identity by %s says %s, %s address: %s',
  async (held, way, says, which, result) => {
    const { id, proof } = await aMemberWith(held);
    const before = await accountOf(id);
    const address = { 'the same': proof.email.toUpperCase(), another: anAddress(), no: '' }[which];
    const end = await enter(proofOf(way, { email: address, isVerified: says === 'verified' }));
    expect(await accountOf(id)).toMatchObject({
      email: expect.stringMatching(new RegExp(before.email, 'i')),
      isVerified: true,
    });
    if (result === 'LINK_REQUIRED') {
      linkCookieOf(end);
      return;
    }
    if (end.kind !== 'signedIn') throw new Error('no account');
    expect(end.memberId === id).toBe(result === 'their account');
    expect((await accountOf(end.memberId)).isVerified).toBe(says === 'verified');
  },
);

test.each<[Way, 'verified' | 'unverified', 'the same' | 'another' | 'no' | 'that of another member']>([
  ['google', 'verified', 'the same'],
  ['google', 'verified', 'another'],
  ['google', 'verified', 'that of another member'],
  ['google', 'unverified', 'the same'],
  ['google', 'unverified', 'another'],
  ['google', 'unverified', 'no'],
  ['oidc', 'verified', 'the same'],
  ['oidc', 'verified', 'another'],
  ['oidc', 'verified', 'that of another member'],
  ['oidc', 'unverified', 'the same'],
  ['oidc', 'unverified', 'that of another member'],
  ['email', 'verified', 'the same'],
])(
  'a known identity by %s signs in to its member, though it says %s, %s address',
  async (way, says, which) => {
    const { id, proof } = await aMemberWith(way);
    const other = await aMemberWith(way === 'google' ? 'oidc' : 'google');
    const address = {
      'the same': proof.email,
      another: anAddress(),
      no: '',
      'that of another member': other.proof.email,
    }[which];
    expect(await memberOf({ ...proof, email: address, isVerified: says === 'verified' })).toBe(id);
    expect(await accountOf(id)).toMatchObject(
      which === 'no'
        ? { email: proof.email, isVerified: true }
        : { email: address, isVerified: says === 'verified' },
    );
    expect(await accountOf(other.id)).toMatchObject({ email: other.proof.email, isVerified: true });
  },
);

describe('a new way waits for the old one', () => {
  async function pending(
    held: Way | 'passkey' = 'google',
    way: Way = 'oidc',
    returnTo: string | null = null,
  ) {
    const { id, proof } = await aMemberWith(held);
    const novel = proofOf(way, { email: proof.email });
    return { id, old: proof, novel, cookie: linkCookieOf(await enter(novel, '', returnTo)) };
  }

  test.each<[Way | 'passkey', Way]>([
    ['google', 'oidc'],
    ['google', 'email'],
    ['oidc', 'google'],
    ['email', 'google'],
    ['email', 'oidc'],
  ])('signing in by %s in the same browser adds %s, and both lead to one account', async (held, way) => {
    const { id, old, novel, cookie } = await pending(held, way);
    const end = await enter(old, cookie);
    expect(end).toMatchObject({ kind: 'signedIn', memberId: id });
    expect(end.cookies).toContain('pw_link=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax');
    expect(await waysOf(id)).toEqual([issuers[old.way], issuers[way]].toSorted());
    expect(await memberOf(novel)).toBe(id);
    expect(await memberOf(old)).toBe(id);
    const events = await site.sql`
      select kind, way from sign_in_events where member_id = ${id} and kind = 'way_linked'`;
    expect(events).toEqual([{ kind: 'way_linked', way }]);
  });

  test('a passkey proves the member, too', async () => {
    const { id, novel, cookie } = await pending('passkey', 'google');
    const account = await accountOf(id);
    await openFor(site.services, { id, ...account }, 'passkey', { headers: { cookie }, returnTo: null });
    expect(await memberOf(novel)).toBe(id);
  });

  test('a way that was removed and proved again is a way again', async () => {
    const { id, proof } = await aMemberWith('passkey');
    const cookie = linkCookieOf(await enter(proof));
    const account = await accountOf(id);
    await openFor(site.services, { id, ...account }, 'passkey', { headers: { cookie }, returnTo: null });
    expect(await memberOf(proof)).toBe(id);
  });

  test('the path of the first of the two sign-ins is opened in the end', async () => {
    const { old, cookie } = await pending('google', 'email', '/prayer/7');
    expect((await enter(old, cookie)).cookies).toContainEqual(
      expect.stringMatching(/^pw_return_to=%2Fprayer%2F7;/),
    );
  });

  test('another browser’s sign-in adds nothing', async () => {
    const { id, old, novel } = await pending();
    await memberOf(old);
    await memberOf(old, `pw_link=${randomBytes(32).toString('base64url')}`);
    expect(await waysOf(id)).toEqual(['google']);
    linkCookieOf(await enter(novel));
  });

  test('ten minutes later nothing is added', async () => {
    const { id, old, cookie } = await pending('google', 'oidc', '/prayer/7');
    await site.sql`update pending_links set created_at = now() - interval '10 minutes 1 second'`;
    const { cookies } = await enter(old, cookie);
    expect(cookies.filter((line) => line.startsWith('pw_return_to'))).toEqual([]);
    expect(await waysOf(id)).toEqual(['google']);
  });

  test('another member’s sign-in adds nothing, and ends the wait', async () => {
    const { id, old, cookie } = await pending();
    const stranger = await aMemberWith('google');
    await memberOf(stranger.proof, cookie);
    expect(await waysOf(stranger.id)).toEqual(['google']);
    await memberOf(old, cookie);
    expect(await waysOf(id)).toEqual(['google']);
  });

  test('a member who has only claimed the address gets nothing', async () => {
    const { id, old, cookie } = await pending();
    const thief = proofOf('google', { email: old.email, isVerified: false });
    const thiefId = await memberOf(thief, cookie);
    expect([await waysOf(thiefId), await waysOf(id)]).toEqual([['google'], ['google']]);
  });

  test('the cookie works once', async () => {
    const { id, old, novel, cookie } = await pending();
    await memberOf(old, cookie);
    await site.sql`delete from identities where subject = ${novel.subject}`;
    await memberOf(old, cookie);
    expect(await waysOf(id)).toEqual(['google']);
  });

  test('while the old way is proved, its address may have become another: then nothing is added', async () => {
    const { id, old, cookie } = await pending();
    await memberOf({ ...old, email: anAddress() }, cookie);
    expect(await waysOf(id)).toEqual(['google']);
  });

  test('nothing is added to a suspended account, and no new one evades the suspension', async () => {
    const { id, old, novel, cookie } = await pending();
    await site.sql`update members set suspended_at = now() where id = ${id}`;
    await memberOf(old, cookie);
    expect(await waysOf(id)).toEqual(['google']);
    linkCookieOf(await enter(novel));
  });

  test('of a deleted account nothing is left: both ways begin anew, and are linked by the same rule', async () => {
    const { id, old, novel, cookie } = await pending();
    await site.sql`select delete_account(${id}, false, true)`;
    const anew = await memberOf(old, cookie);
    expect(anew).not.toBe(id);
    expect(await memberOf(novel)).toBe(anew);
  });

  test('the database stores neither the cookie nor more than the link needs', async () => {
    const { novel, cookie } = await pending();
    const [row] = await site.sql`select * from pending_links where subject = ${novel.subject}`;
    expect(Object.keys(row!).toSorted()).toEqual([
      'browser_hash',
      'created_at',
      'email',
      'issuer',
      'return_to',
      'subject',
      'way',
    ]);
    expect(JSON.stringify(row)).not.toContain(cookie.slice('pw_link='.length));
  });

  test.each<Way>(['google', 'oidc'])(
    'with two members of one address, the one who signs in by %s gets the way',
    async (chosen) => {
      const email = anAddress();
      const proofs = { google: proofOf('google', { email }), oidc: proofOf('oidc') };
      const ids = { google: await memberOf(proofs.google), oidc: await memberOf(proofs.oidc) };
      proofs.oidc.email = email;
      await memberOf(proofs.oidc);
      const byMail = proofOf('email', { email });
      const cookie = linkCookieOf(await enter(byMail));
      await memberOf(proofs[chosen as 'google' | 'oidc'], cookie);
      expect(await memberOf(byMail)).toBe(ids[chosen as 'google' | 'oidc']);
    },
  );
});

describe('taking an account over before its owner comes, or after they have left', () => {
  test('who registered with an unverified address keeps an account of their own, without the address', async () => {
    const email = 'admin@example.org';
    const thief = await memberOf(proofOf('oidc', { email, isVerified: false }));
    const owner = await memberOf(proofOf('google', { email }));
    expect(owner).not.toBe(thief);
    const [theirs, own] = [await accountOf(thief), await accountOf(owner)];
    expect([theirs.isVerified, own.isVerified]).toEqual([false, true]);
    const { config } = site.services;
    expect([isSiteAdmin(theirs, config), isSiteAdmin(own, config)]).toEqual([false, true]);
    expect(await waysOf(thief)).toEqual(['https://id.example']);
  });

  test('an address that its member has left is free; one that they still have is not', async () => {
    const { id, proof } = await aMemberWith('google');
    linkCookieOf(await enter(proofOf('email', { email: proof.email })));
    await memberOf({ ...proof, email: anAddress() });
    expect(await memberOf(proofOf('email', { email: proof.email }))).not.toBe(id);
  });

  test('a provider that gives an address to another subject gives it to another person', async () => {
    const { id, proof } = await aMemberWith('oidc');
    const newMember = await memberOf(proofOf('oidc', { email: proof.email }));
    expect(newMember).not.toBe(id);
    expect(await memberOf(proof)).toBe(id);
  });

  test('an identity that comes back after its way was removed does not open the account', async () => {
    const { id, proof } = await aMemberWith('passkey');
    expect(await memberOf({ ...proof, isVerified: false })).not.toBe(id);
  });
});

describe('an account with two ways', () => {
  async function linked() {
    const google = proofOf('google', { name: 'Ruth Moab', firstName: 'Ruth', lastName: 'Moab' });
    const id = await memberOf(google);
    const oidc = proofOf('oidc', { email: google.email, name: 'R. M.', firstName: 'R.' });
    await memberOf(google, linkCookieOf(await enter(oidc)));
    return { id, google, oidc };
  }

  test('keeps its verified address, whatever one of them says, while the other vouches for it', async () => {
    const { id, google, oidc } = await linked();
    for (const says of [
      { email: 'else@example.org', isVerified: false },
      { email: google.email, isVerified: false },
      { email: 'else@example.org', isVerified: true },
      { email: '', isVerified: false },
    ]) {
      await memberOf({ ...oidc, ...says });
      expect(await accountOf(id)).toMatchObject({ email: google.email, isVerified: true });
    }
    const moved = anAddress();
    await memberOf({ ...google, email: moved });
    expect(await accountOf(id)).toMatchObject({ email: moved, isVerified: true });
  });

  test('keeps the names of the first; the second tells only what was missing', async () => {
    const { id, google, oidc } = await linked();
    await memberOf({ ...oidc, profileImageUrl: 'https://pictures.example/r.png' });
    expect((await accountOf(id)).name).toBe('Ruth Moab');
    const [{ picture }] = await site.sql<[{ picture: string }]>`
      select profile_image_url as picture from members where id = ${id}`;
    expect(picture).toBe('https://pictures.example/r.png');
    await memberOf({ ...google, name: 'Ruth Boaz', lastName: 'Boaz' });
    expect((await accountOf(id)).name).toBe('Ruth Boaz');

    const byMail = proofOf('email');
    const nameless = await memberOf(byMail);
    const named = proofOf('google', { email: byMail.email });
    await memberOf(byMail, linkCookieOf(await enter(named)));
    await memberOf(named);
    await memberOf(byMail);
    expect((await accountOf(nameless)).name).toBe('Ruth');
  });

  test('an address that nobody had verified gives way to one that is', async () => {
    const proof = proofOf('oidc', { isVerified: false });
    const id = await memberOf(proof);
    await memberOf({ ...proof, isVerified: true });
    expect(await accountOf(id)).toMatchObject({ email: proof.email, isVerified: true });
  });
});

test('first sign-ins at once: one identity is one account', async () => {
  const proof = proofOf('oidc');
  const ids = await Promise.all(Array.from({ length: 8 }, () => memberOf(proof)));
  expect(new Set(ids).size).toBe(1);
});

test('first sign-ins at once by several ways with one address: one account, the others wait', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = anAddress();
    const ends = await Promise.all(
      (['google', 'oidc', 'email'] as const).map((way) => enter(proofOf(way, { email }))),
    );
    expect(ends.map(({ kind }) => kind).toSorted()).toEqual(['linkRequired', 'linkRequired', 'signedIn']);
  }
});
