import type { IncomingHttpHeaders } from 'node:http';
import type { AppServices } from '../../platform/services';
import { sessionCookie } from '../members/context';
import type { MemberRow } from '../members/sql';
import { cookieLine, returnCookie, returnSeconds } from './cookies';
import { deviceOf } from './device';
import { saveMember } from './identitiesSql';
import type { Proof } from './proof';
import { displayToken, openSession, sessionDays, type SignInWay } from './sessions';

/** What the browser gets at the end of a sign-in. */
export interface SignedIn {
  kind: 'signedIn';
  memberId: number;
  /** The landing page with the display token. */
  redirect: string;
  /** `Set-Cookie` lines. */
  cookies: string[];
}

interface Given {
  /** Of the request that completes the sign-in. */
  headers: IncomingHttpHeaders;
  /** A path on this site. */
  returnTo: string | null;
}

type Services = Pick<AppServices, 'config' | 'database'>;

/** Signs a proven person in: finds or creates the account, opens a session. */
export async function finishSignIn(services: Services, proof: Proof, given: Given): Promise<SignedIn> {
  const member = await saveMember(services.database.sql, proof);
  return openFor(services, member, proof.way, given);
}

/** Opens a session for a member who has proved who they are: every way to sign in ends here. */
export async function openFor(
  { config, database }: Services,
  member: Pick<MemberRow, 'id' | 'email' | 'name' | 'isVerified'>,
  way: SignInWay,
  { headers, returnTo }: Given,
): Promise<SignedIn> {
  const device = deviceOf(headers['user-agent']);
  const session = await openSession(database.sql, member.id, { way, device });
  const cookies = [cookieLine(config, sessionCookie, session, { maxAge: sessionDays * 86_400 })];
  if (returnTo)
    cookies.push(cookieLine(config, returnCookie, returnTo, { maxAge: returnSeconds, httpOnly: false }));
  return {
    kind: 'signedIn',
    memberId: member.id,
    redirect: `/?token=${displayToken(member, config.jwtSecret)}&auth=success`,
    cookies,
  };
}
