import type { PageArea } from './area.mjs';

/** The data that comes with each HTML page, as JSON in `<script id="page">`. */
export interface PageData {
  productName: string;
  prayersMailbox: string;
  donationUrl: string;
  siteOrigin: string;
  production: boolean;
  session: SessionMember | null;
  registry: { remotes: Record<string, PageArea> };
  /** The result of the route's first operation. */
  results: PageResult[];
}

/** The result of an operation that the browser need not send. */
export interface PageResult {
  operationName: string;
  variables: Record<string, unknown>;
  result: { data: object };
}

/** The member behind the session cookie, as far as the header and the profile show them. */
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
