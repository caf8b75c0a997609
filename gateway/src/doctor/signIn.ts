import { isIP } from 'node:net';
import type { Config } from '../config';
import { isAdministrator } from '../domains/members/roles';
import type { Sql } from '../platform/database/sql';
import { findingsAbout, type Finding } from './finding';
import { examineProvider } from './provider';

const { ok, note, problem } = findingsAbout('Sign-in');

export async function examineSignIn(config: Config): Promise<Finding[]> {
  const { siteOrigin, production, signIn, oidc, emailSignIn, smtpUrl } = config;
  const google = signIn && {
    ...signIn,
    name: 'Google',
    issuer: signIn.localProvider ?? 'https://accounts.google.com',
    redirectUri: `${siteOrigin}/api/auth/google/callback`,
    variables: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  };
  const other = oidc && {
    ...oidc,
    redirectUri: `${siteOrigin}/api/auth/oidc/callback`,
    variables: 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  };
  const configured = [google, other].filter((provider) => provider !== null);
  const providers = (await Promise.all(configured.map(examineProvider))).flat();
  return [...providers, ...examineOrigin(siteOrigin, production), ...ownWays()];

  function ownWays(): Finding[] {
    if (emailSignIn)
      return [
        ok(
          smtpUrl
            ? 'Members may sign in with a code by e-mail.'
            : 'Codes by e-mail are written with the mail.',
        ),
      ];
    if (configured.length > 0) return [];
    if (!production) return [ok('The local identity provider signs anybody in; only outside production.')];
    return [
      problem(
        'Nobody can sign in. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, OIDC_ISSUER with its three, or SMTP_URL.',
      ),
    ];
  }
}

/** Passkeys belong to a host name, and sessions to an origin. */
function examineOrigin(siteOrigin: string, production: boolean): Finding[] {
  const { hostname } = new URL(siteOrigin);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (hostname !== '127.0.0.1' && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return [
      problem(
        `Passkeys need a name, and SITE_ORIGIN is the address ${siteOrigin}. Set it to the site's name.`,
      ),
    ];
  if (production && isLocal)
    return [note(`The site calls itself ${siteOrigin}, which only this machine can open. Set SITE_ORIGIN.`)];
  return [ok(`The site calls itself ${siteOrigin}.`)];
}

export async function examineAdministrators(sql: Sql, config: Config): Promise<Finding[]> {
  const [{ administrators }] = await sql<[{ administrators: number }]>`
    select count(*)::integer as administrators
    from members
    where ${isAdministrator(sql, config)}`;
  if (administrators > 0 || !config.production) return [];
  return [
    config.adminEmails.length > 0
      ? note('No administrator has signed in yet with a verified address of ADMIN_EMAILS.')
      : note('The site has no administrator. Open the link that its start printed, or set ADMIN_EMAILS.'),
  ];
}
