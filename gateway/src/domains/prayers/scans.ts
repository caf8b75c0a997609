import type { Fragment } from 'postgres';
import { mayBeMember } from '../members/context';
import type { Credentials } from '../members/sql';

/** Texts of a wall that a caller may read by one reason. Together they are what `isForCaller` allows, each text once. */
export interface Scope {
  /** A condition that an index of the wall serves. Needs the relation `caller`. */
  where: (table: 'prayers' | 'testimonials') => Fragment;
  /** Whether the search index has them: what is confided to the team is in no search. */
  isSearched: boolean;
}

/** The scopes of a caller: one for a visitor. A session may have ended, so that the statement decides again. */
export function scopesOf(caller: Pick<Credentials, 'sql' | 'sessionHash' | 'token'>): readonly Scope[] {
  const { sql } = caller;
  const everyone: Scope = { where: (table) => sql`${sql(table)}.visibility = 'public'`, isSearched: true };
  if (!mayBeMember(caller)) return [everyone];
  return [
    everyone,
    {
      where: (table) => sql`${sql(table)}.visibility = 'members' and (select id is not null from caller)`,
      isSearched: true,
    },
    {
      where: (table) => sql`${sql(table)}.visibility = 'team' and (select reads_team from caller)`,
      isSearched: false,
    },
    {
      where: (table) => sql`
        ${sql(table)}.visibility = 'team'
        and ${sql(table)}.author_id = (select id from caller)
        and not (select reads_team from caller)`,
      isSearched: false,
    },
  ];
}

/** The scans of all scopes, one after another. */
export function scansForCaller(
  caller: Pick<Credentials, 'sql' | 'sessionHash' | 'token'>,
  scan: (where: Scope['where']) => Fragment,
): Fragment {
  return scopesOf(caller)
    .map(({ where }) => scan(where))
    .reduce((all, one) => caller.sql`${all} union all ${one}`);
}
