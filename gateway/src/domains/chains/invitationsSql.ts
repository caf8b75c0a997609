import type { Fragment } from 'postgres';
import { declineInvitationsPage, featuresTab } from 'schema/addresses';
import type { Locale } from 'schema/locales';
import { linkIn } from '../../platform/database/linkIn';
import type { Sql } from '../../platform/database/sql';
import { postMails } from '../../platform/outbox/outbox';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';

/** The content of an invitation by mail, besides the chain. */
export interface Invitation {
  /** Display name of the chain's creator. */
  inviter: string;
  /** The creator's, which is that of the mails. */
  locale: Locale;
  siteOrigin: string;
}

/**
 * Invites more people; those already invited are not notified again.
 *
 * @param counted a CTE of the statement, which may read `invited`
 */
export async function insertInvites(
  sql: Sql,
  chainId: number,
  creatorId: number,
  { emails, ...invitation }: Invitation & { emails: readonly string[] },
  counted: Fragment,
): Promise<void> {
  await sql`
    with made as (
      select id, title, description
      from prayer_chains
      where id = ${chainId} and creator_id = ${creatorId}
    ), invited as (
      insert into chain_invites (chain_id, email)
      select made.id, unnest(${emails as string[]}::citext[])
      from made
      on conflict do nothing
      returning email
    ), ${announceInvitations(sql, creatorId, invitation)}
    ${counted}
    select from made`;
}

/**
 * The CTEs that notify the invited members and mail to people without an account. Needs the CTEs `made` (id, title,
 * description) and `invited` (email).
 */
export function announceInvitations(sql: Sql, creatorId: number, invitation: Invitation): Fragment {
  return sql`invited_notified as (${notifyInvited(sql, creatorId)}
    ), admitted as (${admitStrangers(sql)}
    ), invited_mailed as (${mailInvited(sql, invitation)}
    )`;
}

/** Deletes the addresses of people without an account that were not invited within a day. */
export async function deleteInvitedAddresses(sql: Sql): Promise<void> {
  await sql`
    delete from invitation_mails
    where sent_at[cardinality(sent_at)] < now() - interval '1 day'`;
}

/** Needs the CTEs `made` (id, title) and `invited` (email). */
function notifyInvited(sql: Sql, creatorId: number) {
  return notify(
    sql,
    {
      kind: 'chain_invitation',
      title: template('chain_invitation'),
      body: sql`made.title`,
      link: featuresTab('chains'),
      about: { kind: 'prayer_chain', id: sql`made.id` },
      mergeKey: sql`'chain:' || made.id`,
    },
    {
      memberId: sql`distinct members.id`,
      from: sql`made, invited
        join members on members.email = invited.email and members.is_verified
        where members.id <> ${creatorId}`,
    },
  );
}

const invitationsPerAddress = 5;

/**
 * The invited addresses without an account that get a mail: at most five in 24 hours, from everybody together. Needs the
 * CTE `invited` (email). In the order of the addresses, so that two writers never wait for each other.
 */
function admitStrangers(sql: Sql) {
  return sql`
    insert into invitation_mails as known (address, sent_at)
    select invited.email, array[now()]
    from invited
    where not exists (select from members where members.email = invited.email and members.is_verified)
    order by invited.email
    on conflict (address) do update
    set sent_at = (known.sent_at || now())[greatest(1, cardinality(known.sent_at) + 2 - ${invitationsPerAddress}::integer):]
    where cardinality(known.sent_at) < ${invitationsPerAddress}
      or known.sent_at[1] <= now() - interval '1 day'
    returning address`;
}

/** Invites people without an account by mail. Needs the CTEs `made` (id, title, description) and `admitted` (address). */
function mailInvited(sql: Sql, { inviter, locale, siteOrigin }: Invitation) {
  const token = sql`encode(invitation_token(invitation_address_hash(admitted.address)), 'hex')`;
  return postMails(
    sql,
    {
      dedupeKey: sql`'chain-invitation:' || made.id || ':' || admitted.address`,
      recipient: sql`admitted.address`,
      // Ours: a stranger's words are no subject of our mail.
      subject: sql`'You are invited to a prayer chain'`,
      template: 'chain_invitation',
      props: sql`jsonb_build_object(
        'inviter', ${inviter}::text,
        'title', made.title,
        'description', made.description,
        'token', ${token}
      )`,
      locale: sql`${locale}::text`,
      headers: sql`jsonb_build_object(
        'List-Unsubscribe', ${linkIn(sql, (value) => `<${siteOrigin}${declineInvitationsPage(value)}>`, token)},
        'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'
      )`,
    },
    sql`made, admitted`,
  );
}
