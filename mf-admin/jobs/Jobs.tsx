import { useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from 'kit';
import { Backups } from '../backups/Backups';
import { QueryFailed } from '../dashboard/QueryFailed';
import { JobTable } from './JobTable';
import { LoadingJobs } from './LoadingJobs';
import { OutboxCounts } from './OutboxCounts';
import { UndeliveredMail } from './UndeliveredMail';
import { useJobs } from './useJobs';

/** Background tasks and the outbox, with buttons to run and to send again. */
export function Jobs() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useJobs();

  if (!data && error) {
    return (
      <QueryFailed title={t`The jobs could not be loaded`} level={2} loading={loading} refetch={refetch} />
    );
  }
  if (!data) return <LoadingJobs />;
  return (
    <Stack gap={7}>
      <Stack as="section" aria-labelledby="tasks" gap={4}>
        <Stack gap={2}>
          <Heading level={2} id="tasks">{t`Tasks`}</Heading>
          <Text tone="soft">{t`What the site does by itself, again and again.`}</Text>
        </Stack>
        <JobTable jobs={data.jobRuns} onRun={refetch} />
      </Stack>
      <Backups />
      <Stack as="section" aria-labelledby="mail" gap={4}>
        <Stack gap={2}>
          <Heading level={2} id="mail">{t`Mail`}</Heading>
          <Text tone="soft">{t`Every mail of the site, by what became of it.`}</Text>
        </Stack>
        <OutboxCounts counts={data.outboxSummary} />
        <UndeliveredMail mails={data.failedMails} counts={data.outboxSummary} refetch={refetch} />
      </Stack>
    </Stack>
  );
}
