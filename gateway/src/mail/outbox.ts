import type { Fragment } from 'postgres';
import type { Sql } from '../db/sql';
import type { TemplateName, TemplateProps } from './templates/templates';

/** A mail that is to be sent. Its words are complete: nothing is looked up later. */
export interface Mail<Name extends TemplateName = TemplateName> {
  /** Mails with one key are one mail, for as long as sent mail is kept: 90 days. */
  dedupeKey: string;
  /** The member whose mail it is, and with whose account it goes; null for an address that is no member's. */
  memberId: number | null;
  recipient: string;
  subject: string;
  template: Name;
  props: TemplateProps[Name];
  /** Further headers, `List-Unsubscribe` for one. */
  headers?: Record<string, string>;
}

/**
 * Puts a mail into the outbox, from where it is sent once whatever crashes. A fragment, so that it stands or falls with
 * the statement that it is part of; awaited, it is a statement of its own.
 */
export function postMail<Name extends TemplateName>(sql: Sql, mail: Mail<Name>): Fragment {
  return sql`
    insert into outbox (dedupe_key, member_id, recipient, subject, template, props, headers)
    values (
      ${mail.dedupeKey}, ${mail.memberId}, ${mail.recipient}, ${mail.subject}, ${mail.template},
      ${sql.json(mail.props)}, ${sql.json(mail.headers ?? {})}
    )
    on conflict (dedupe_key) do nothing`;
}

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
