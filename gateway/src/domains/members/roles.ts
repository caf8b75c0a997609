import type { Fragment } from 'postgres';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';

type AdminConfig = Pick<Config, 'adminEmails'>;

interface Account {
  email: string;
  isVerified: boolean;
  /** Whether an administrator has made this account another one. */
  isAdmin: boolean;
}

/** Whether an account is a site administrator, with every right; `isAdministrator` is the same rule in SQL. */
export function isSiteAdmin(account: Account, config: AdminConfig): boolean {
  return account.isAdmin || isConfiguredAdmin(account, config);
}

/** An address counts only if the provider has verified it. */
export function isConfiguredAdmin(
  { email, isVerified }: Omit<Account, 'isAdmin'>,
  config: AdminConfig,
): boolean {
  return isVerified && config.adminEmails.includes(email.toLowerCase());
}

/** Whether a row of `members` is a site administrator, as SQL. */
export const isAdministrator = (sql: Sql, { adminEmails }: AdminConfig) => sql`(
  members.is_admin
  or (members.is_verified and lower(members.email) = any(${adminEmails as string[]}))
)`;

/**
 * The CTE `administrators`: those who can sign in, with their rows locked, so that of the last two who go at once one
 * stays.
 */
export const lockAdministrators = (sql: Sql, config: AdminConfig, where: Fragment = sql`true`) => sql`
  administrators as materialized (
    select members.id
    from members
    where ${isAdministrator(sql, config)} and members.suspended_at is null and ${where}
    order by members.id
    for no key update
  )`;

/**
 * Whether an account decides about reports and approvals: an administrator, or a moderator whom one has appointed.
 * `decidesAboutTexts` is the same rule in SQL.
 */
export function mayModerate(account: Account & { isModerator: boolean }, config: AdminConfig): boolean {
  return account.isModerator || isSiteAdmin(account, config);
}

/** Whether a row of `members` decides about reports and approvals, as SQL. */
export const decidesAboutTexts = (sql: Sql, config: AdminConfig) => sql`(
  members.is_moderator or ${isAdministrator(sql, config)}
)`;
