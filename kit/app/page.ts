import type { ApolloLink } from '@apollo/client';
import type { Question } from 'schema/question';

/** What the gateway writes into the page: the community's own words, who is signed in, which remotes are live. */
export interface PageData {
  productName: string;
  prayersMailbox: string;
  donationUrl: string;
  siteOrigin: string;
  production: boolean;
  session: SessionMember | null;
  registry: { remotes: Record<string, LiveRemote> };
  /** What the matched route asks first, already answered. */
  answers: EarlyAnswer[];
}

/** An answer that came with the page: the first request for just this is spared. */
export interface EarlyAnswer {
  operationName: string;
  variables: Record<string, unknown>;
  result: ApolloLink.Result;
}

/** The member behind the session cookie, as far as the page's chrome shows them. */
export interface SessionMember {
  id: number;
  email: string;
  name: string | null;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isSiteAdmin: boolean;
}

/** The version of a remote that this browser gets. */
export interface LiveRemote {
  version: string;
  /** Address of the remote's entry script. */
  entry: string;
  /** The semver range of the kit that it needs. */
  kit: string;
  /** The slots that it fills, each with the module that does. */
  slots: Partial<Record<string, string>>;
  /** The origin of the developer's machine that it comes from; null for what is published. */
  comesFrom: string | null;
  /** What its routes ask first; only in what an open page asks later (`/mf/registry`). */
  questions?: Question[];
}

const fallback: PageData = {
  productName: 'Prayer Wall',
  prayersMailbox: 'prayers@example.org',
  donationUrl: 'https://example.org/donate',
  siteOrigin: '',
  production: false,
  session: null,
  registry: { remotes: {} },
  answers: [],
};

const element = document.getElementById('page');

export const page: PageData = {
  ...fallback,
  ...(element ? (JSON.parse(element.textContent) as Partial<PageData>) : {}),
};

/** Lets styles that are made at run time pass the Content-Security-Policy. */
export const pageNonce: string = element?.nonce ?? '';
