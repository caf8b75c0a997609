import type { PageArea } from './area.mjs';
import type { Locale } from './locales.mjs';

/** The data in each HTML page, as JSON in `<script id="page">`. */
export interface PageData {
  productName: string;
  prayersMailbox: string;
  donationUrl: string;
  siteOrigin: string;
  production: boolean;
  /** The language of the page, as in `<html lang>`. */
  locale: Locale;
  /** Apollo Client Devtools attach: outside production, and with an area from a developer's machine. */
  devtools?: { enabled: true } | undefined;
  catalogs: Catalogs;
  session: SessionMember | null;
  /** What a suspended member is told, who is signed out by this page. */
  suspension?: string | undefined;
  signInWays: SignInWays;
  registry: { remotes: Record<string, PageArea> };
  /** The results of what the page requests when it is opened. */
  results: PageResult[];
}

/** The translations of one program. */
export interface Catalogs {
  /** The address of their folder, with a slash at its end. */
  folder: string;
  /** The languages besides English. */
  locales: string[];
}

/** The ways to sign in that the site offers. Passkeys are offered where the browser has them. */
export interface SignInWays {
  google: boolean;
  /** The name of the OpenID Connect provider; null without one. */
  oidcName: string | null;
  /** A code by e-mail. */
  email: boolean;
}

/** The result of an operation that the browser does not need to send. */
export interface PageResult {
  operationName: string;
  variables: Record<string, unknown>;
  result: { data: object };
  /** Of an operation besides the first ones; missing in older gateways, which send no others. */
  isOther?: true;
}

/** The fields of the signed-in member that header and profile show. */
export interface SessionMember {
  id: number;
  email: string;
  name: string | null;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isSiteAdmin: boolean;
  /** Whether they decide about reports and approvals; administrators do too. */
  isModerator: boolean;
  /** Whether they are on the prayer team. */
  isOnTeam: boolean;
}
