import { msg } from '@lingui/core/macro';
import { admin } from 'schema/addresses';
import { z } from 'zod';
import type { Texts } from '../../../platform/texts/texts';
import type { Site } from './site';
import { Action, MainHeading, Paragraph } from './parts';

export const backupLateProps = z.object({
  what: z.enum(['backup', 'proof']),
  /** ISO 8601, of the last one; null if there was none. */
  at: z.string().nullable(),
  /** In English, as the log has it. */
  error: z.string().nullable(),
});

type BackupLate = z.output<typeof backupLateProps>;

export function backupLateSubject({ what, texts: { t } }: BackupLate & Site): string {
  return what === 'backup' ? t(msg`The backup is late`) : t(msg`The proof of the backup is late`);
}

/** Warns an administrator that nothing was backed up, or that no backup was proved by a restore. */
export function BackupLateMail(props: BackupLate & Site) {
  const { error, siteOrigin, texts } = props;
  return (
    <>
      <MainHeading>{backupLateSubject(props)}</MainHeading>
      <Paragraph>{lastOne(props)}</Paragraph>
      {error !== null && (
        <Paragraph lang="en" dir="ltr">
          {error}
        </Paragraph>
      )}
      <Action href={siteOrigin + admin}>{texts.t(msg`See it on the site`)}</Action>
    </>
  );
}

export function BackupLateFooter({ productName, texts: { t } }: Site) {
  return (
    <>
      {t(
        msg`You receive this because you administer ${{ product: productName }}. It is sent once, until there is a new one.`,
      )}
    </>
  );
}

function lastOne({ what, at, texts }: BackupLate & Site): string {
  const { t } = texts;
  if (at === null)
    return what === 'backup'
      ? t(msg`There is no backup yet.`)
      : t(msg`No backup was proved by a restore yet.`);
  const instant = instantIn(texts, at);
  return what === 'backup'
    ? t(msg({ message: 'The last good one is of {instant}.', comment: 'The last good backup.' }), { instant })
    : t(
        msg({
          message: 'A backup was last proved by a restore on {instant}.',
          comment: '… May 16, 2026, 03:00 UTC',
        }),
        {
          instant,
        },
      );
}

/** 'May 16, 2026 at 03:00 UTC'. */
function instantIn({ formatDate }: Texts, at: string): string {
  return formatDate(new Date(at), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
}
