import type { BackupConfig } from '../../config';
import { postMails } from '../../platform/outbox/outbox';
import type { AppServices } from '../../platform/services';
import { isAdministrator } from '../members/roles';
import { findLate } from './due';
import { findState } from './sql';

/** Mails every administrator when a backup, or its proof, is late: once, until there is another one. */
export async function postAlarms(
  { config, database: { sql } }: AppServices,
  { schedule }: BackupConfig,
): Promise<void> {
  const state = await findState(sql);
  const late = findLate(schedule, state);
  const { good, lastProvedAt, lastError, lastProofError } = state;
  if (late.backup) await post('backup', good?.id ?? 0, { at: good?.startedAt ?? null, error: lastError });
  if (late.proof)
    await post('proof', lastProvedAt?.getTime() ?? 0, { at: lastProvedAt, error: lastProofError });

  async function post(
    what: 'backup' | 'proof',
    since: number,
    props: { at: Date | null; error: string | null },
  ) {
    const recipients = sql`(
      select lower(email::text) as address, max(id) as member_id, max(locale) as locale
      from (
        select email, id, locale from members where ${isAdministrator(sql, config)} and is_verified
        union all
        select unnest(${config.adminEmails as string[]}::text[]), null, null
      ) as administrators
      where email <> ''
      group by 1
    ) as administrator`;
    await sql`
      ${postMails(
        sql,
        {
          dedupeKey: sql`${`late_${what}:${since}:`} || administrator.address`,
          recipient: sql`administrator.address`,
          memberId: sql`administrator.member_id`,
          subject: sql`${what === 'backup' ? 'The backup is late' : 'The proof of the backup is late'}`,
          template: 'backup_late',
          props: sql`${sql.json({ what, at: props.at?.toISOString() ?? null, error: props.error })}::jsonb`,
          locale: sql`administrator.locale`,
        },
        recipients,
      )}`;
  }
}
