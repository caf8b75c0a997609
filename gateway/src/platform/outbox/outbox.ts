import type { Fragment } from 'postgres';
import type { Sql } from '../database/sql';

/** The names of the mail templates in the outbox (jobs/mail/templates). */
export type TemplateName =
  | 'notification'
  | 'chain_invitation'
  | 'confirm_subscription'
  | 'already_subscribed'
  | 'digest'
  | 'sign_in_code'
  | 'new_sign_in'
  | 'backup_late';

/** A mail for each row of a relation, as fragments that read the row. */
interface Mails {
  dedupeKey: Fragment;
  recipient: Fragment;
  /** The member to whom it goes: it is deleted with their account. */
  memberId?: Fragment;
  subject: Fragment;
  template: Fragment | TemplateName;
  props: Fragment;
  headers?: Fragment;
  /** The language of the request that causes it, for a recipient who has chosen none. */
  locale?: Fragment;
  /** Bulk mail is sent after single mail. */
  isBulk?: boolean;
  /** Sent before any mail that was posted in the last hour: somebody waits for it. */
  isUrgent?: boolean;
}

/** Puts a mail into the outbox for each row of `from`; the address need not be a member's. */
export function postMails(sql: Sql, mails: Mails, from: Fragment): Fragment {
  return sql`
    insert into outbox (dedupe_key, member_id, recipient, subject, template, props, headers, locale, is_bulk, not_before)
    select
      ${mails.dedupeKey}, ${mails.memberId ?? sql`null::integer`}, ${mails.recipient}, ${mails.subject},
      ${mails.template}, ${mails.props},
      ${mails.headers ?? sql`'{}'::jsonb`}, ${mails.locale ?? sql`null::text`}, ${mails.isBulk ?? false}::boolean,
      now() - make_interval(hours => ${mails.isUrgent ? 1 : 0})
    from ${from}
    on conflict (dedupe_key) do nothing`;
}
