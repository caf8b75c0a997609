import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';

type AdminConfig = Pick<Config, 'adminEmails'>;

interface Account {
  email: string;
  isVerified: boolean;
  /** Whether another administrator made this account one. */
  isAdmin: boolean;
}

/** Whether an account administers the site; the same rule in SQL is `isAdministrator`. */
export function isSiteAdmin(account: Account, config: AdminConfig): boolean {
  return account.isAdmin || isConfiguredAdmin(account, config);
}

/** An address that the provider has not verified makes nobody an administrator. */
export function isConfiguredAdmin(
  { email, isVerified }: Omit<Account, 'isAdmin'>,
  config: AdminConfig,
): boolean {
  return isVerified && config.adminEmails.includes(email.toLowerCase());
}

/** Whether a row of `members` administers the site. */
export const isAdministrator = (sql: Sql, { adminEmails }: AdminConfig) => sql`(
  members.is_admin
  or (members.is_verified and lower(members.email) = any(${adminEmails as string[]}))
)`;
