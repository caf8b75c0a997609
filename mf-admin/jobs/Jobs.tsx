import { FailedState, Heading, Stack, Text } from 'kit';
import { JobTable } from './JobTable';
import { LoadingJobs } from './LoadingJobs';
import { MailToLookAt } from './MailToLookAt';
import { OutboxCounts } from './OutboxCounts';
import { useJobs } from './useJobs';

/** The work that nobody waits for: what ran, what failed, and having it run again. */
export function Jobs() {
  const { known, error, loading, readAgain } = useJobs();

  if (!known && error) {
    return (
      <FailedState title="The jobs could not be loaded" pending={loading} onRetry={() => void readAgain()}>
        Please check your connection.
      </FailedState>
    );
  }
  if (!known) return <LoadingJobs />;
  return (
    <Stack gap={7}>
      <Stack as="section" aria-labelledby="tasks" gap={5}>
        <Stack gap={2}>
          <Heading level={2} id="tasks">
            Tasks
          </Heading>
          <Text tone="soft">What the site does by itself, again and again.</Text>
        </Stack>
        <JobTable jobs={known.jobRuns} onRun={readAgain} />
      </Stack>
      <Stack as="section" aria-labelledby="mail" gap={5}>
        <Stack gap={2}>
          <Heading level={2} id="mail">
            Mail
          </Heading>
          <Text tone="soft">Every mail of the site, by what became of it.</Text>
        </Stack>
        <OutboxCounts counts={known.outboxSummary} />
        <MailToLookAt mails={known.failedMails} counts={known.outboxSummary} readAgain={readAgain} />
      </Stack>
    </Stack>
  );
}
