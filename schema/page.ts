import type { PageArea } from './area.mjs';

/** The data in each HTML page, as JSON in `<script id="page">`. */
export interface PageData {
  productName: string;
  prayersMailbox: string;
  donationUrl: string;
  siteOrigin: string;
  production: boolean;
  /** Apollo Client Devtools attach: outside production, and with an area from a developer's machine. */
  devtools?: { enabled: true } | undefined;
  session: SessionMember | null;
  registry: { remotes: Record<string, PageArea> };
  /** The result of the route's first operation. */
  results: PageResult[];
}

/** The result of an operation that the browser does not need to send. */
export interface PageResult {
  operationName: string;
  variables: Record<string, unknown>;
  result: { data: object };
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
}
