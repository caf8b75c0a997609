import type { Fragment } from 'postgres';
import type { Sql } from '../database/sql';

/** The mail templates, by the names that stand in the outbox (jobs/mail/templates). */
export type TemplateName =
  'notification' | 'chain_invitation' | 'confirm_subscription' | 'already_subscribed' | 'digest';

/** A mail for each row of a relation, by fragments that read it. */
interface Mails {
  dedupeKey: Fragment;
  recipient: Fragment;
  subject: Fragment;
  template: Fragment | TemplateName;
  props: Fragment;
  headers?: Fragment;
  /** Mail to many waits behind mail to one. */
  isBulk?: boolean;
}

/** Puts a mail to an address that may be no member's into the outbox for each row of `from`. */
export function postMails(sql: Sql, mails: Mails, from: Fragment): Fragment {
  return sql`
    insert into outbox (dedupe_key, recipient, subject, template, props, headers, is_bulk)
    select
      ${mails.dedupeKey}, ${mails.recipient}, ${mails.subject}, ${mails.template}, ${mails.props},
      ${mails.headers ?? sql`'{}'::jsonb`}, ${mails.isBulk ?? false}::boolean
    from ${from}
    on conflict (dedupe_key) do nothing`;
}
