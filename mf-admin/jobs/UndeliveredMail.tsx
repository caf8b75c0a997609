import { Trans, useLingui } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState, Heading, Stack } from 'kit';
import { FailedMailTable } from './FailedMailTable';
import type { FailedMail, OutboxSummary } from './useJobs';

interface UndeliveredMailProps {
  mails: readonly FailedMail[];
  counts: OutboxSummary;
  refetch: () => Promise<void>;
}

/** Mail that was not delivered, or perhaps not, each with a button to send it again. */
export function UndeliveredMail({ mails, counts, refetch }: UndeliveredMailProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);

  // The focused row leaves the table, so the heading gets the focus.
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);

  return (
    <Stack gap={4}>
      <Heading level={3} ref={heading} tabIndex={-1}>{t`Failed and uncertain mail`}</Heading>
      {mails.length === 0 ? (
        <EmptyState icon={<MailCheck />} title={t`Nothing has failed`} level={4}>
          <Trans>A mail that was not sent, or perhaps not, appears here.</Trans>
        </EmptyState>
      ) : (
        <FailedMailTable
          mails={mails}
          all={counts.failed + counts.uncertain}
          onSent={async () => {
            await refetch();
            setSent((count) => count + 1);
          }}
        />
      )}
    </Stack>
  );
}
