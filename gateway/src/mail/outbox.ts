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
