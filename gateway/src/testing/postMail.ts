import type { Fragment } from 'postgres';
import type { TemplateProps } from '../jobs/mail/templates/templates';
import type { Sql } from '../platform/database/sql';
import type { TemplateName } from '../platform/outbox/outbox';

/** A mail to be sent, with its complete content: nothing is looked up later. */
export interface Mail<Name extends TemplateName = TemplateName> {
  /** A second mail with the same key is ignored within 90 days. */
  dedupeKey: string;
  /** The member who gets it; it is deleted with their account. Null for an address that is not a member's. */
  memberId: number | null;
  recipient: string;
  subject: string;
  template: Name;
  props: TemplateProps[Name];
  /** Further headers, `List-Unsubscribe` for one. */
  headers?: Record<string, string>;
}

/**
 * Puts a mail into the outbox. A fragment, so that it can be part of another statement; awaited, it is a statement of
 * its own.
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
