import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { admin } from 'schema/addresses';
import { deviceOf } from 'schema/device';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import type { MemberRow } from '../members/sql';
import { endSetup } from '../settings/setup';
import { cookieLine, returnCookie, returnSeconds } from './cookies';
import { upsertAccount } from './identitiesSql';
import { storePendingLink, linkCookie, linkPending, linkSeconds } from './pendingLinks';
import type { Proof } from './proof';
import { displayToken, openSession, type SignInWay } from './sessions';

/** The response to the browser at the end of a sign-in. */
export interface SignedIn {
  kind: 'signedIn';
  memberId: number;
  /** The landing page with the display token. */
  redirect: string;
  /** `Set-Cookie` lines. */
  cookies: string[];
}

/** The verified address belongs to a member, who is to sign in the old way once in this browser. */
export interface LinkRequired {
  kind: 'linkRequired';
  /** `Set-Cookie` lines. */
  cookies: string[];
}

interface Given {
  /** Of the request that completes the sign-in. */
  headers: IncomingHttpHeaders;
  /** A path on this site. */
  returnTo: string | null;
}

interface Services {
  config: Config;
  database: { readonly sql: Sql };
}

/**
 * Signs a proven person in: finds or creates the account, opens a session. A new way whose verified address belongs to a
 * member waits until that member has signed in the old way (docs/decisions/0053).
 */
export async function finishSignIn(
  services: Services,
  proof: Proof,
  given: Given,
): Promise<SignedIn | LinkRequired> {
  const { config, database } = services;
  const member = await upsertAccount(database.sql, proof);
  if (member) return openFor(services, member, proof.way, given);
  const secret = await storePendingLink(database.sql, proof, given.returnTo);
  const cookie = cookieLine(config, linkCookie, secret, { maxAge: linkSeconds, path: '/api' });
  return { kind: 'linkRequired', cookies: [cookie] };
}

/**
 * Opens a session for a member who has proved who they are: every way to sign in ends here. A way that was proved in
 * this browser before, with an address of this member, is theirs from now on.
 */
export async function openFor(
  services: Services,
  member: Pick<MemberRow, 'id' | 'email' | 'name' | 'isVerified'>,
  way: SignInWay,
  { headers, returnTo }: Given,
): Promise<SignedIn> {
  const { config, database } = services;
  const device = deviceOf(headers['user-agent']);
  const cookies = await openSession(services, { memberId: member.id, way, device, headers });
  const pending = parseCookie(headers.cookie ?? '')[linkCookie];
  let target = returnTo;
  if (pending) {
    const earlier = await linkPending(database.sql, pending, { id: member.id, device });
    target ??= earlier;
    cookies.push(cookieLine(config, linkCookie, '', { maxAge: 0, path: '/api' }));
  }
  const setUp = await endSetup(services, headers.cookie, member.id);
  if (setUp) cookies.push(setUp.cookie);
  if (setUp?.isDone) target = admin;
  if (target)
    cookies.push(cookieLine(config, returnCookie, target, { maxAge: returnSeconds, httpOnly: false }));
  return {
    kind: 'signedIn',
    memberId: member.id,
    redirect: `/?token=${displayToken(member, config.jwtSecret)}&auth=success`,
    cookies,
  };
}
