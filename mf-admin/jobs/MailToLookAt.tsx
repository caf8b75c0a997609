import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState, Heading, Stack } from 'kit';
import { FailedMailTable } from './FailedMailTable';
import type { FailedMail, OutboxSummary } from './useJobs';

interface MailToLookAtProps {
  mails: readonly FailedMail[];
  counts: OutboxSummary;
  readAgain: () => Promise<void>;
}

/** Mail that was not sent, or perhaps, and a second try for it. */
export function MailToLookAt({ mails, counts, readAgain }: MailToLookAtProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState(0);

  // A row that leaves the table takes the focus with it; the heading receives it.
  useEffect(() => {
    if (left > 0) heading.current?.focus();
  }, [left]);

  return (
    <Stack gap={4}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        Failed and uncertain mail
      </Heading>
      {mails.length === 0 ? (
        <EmptyState icon={<MailCheck />} title="Nothing has failed" level={4}>
          A mail that was not sent, or perhaps not, appears here.
        </EmptyState>
      ) : (
        <FailedMailTable
          mails={mails}
          all={counts.failed + counts.uncertain}
          onSent={async () => {
            await readAgain();
            setLeft((count) => count + 1);
          }}
        />
      )}
    </Stack>
  );
}
