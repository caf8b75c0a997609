import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, formatNumber, RelativeTime, Stack, styled, Text } from 'kit';
import { Cell, Columns, Row, RowHeader, Rows, ScrollTable } from '../dashboard/ScrollTable';
import { durationOf, timeOf } from './formatTime';
import { jobLabels, taskFault } from './jobTexts';
import { RunNow } from './RunNow';
import type { Job } from './useJobs';

interface JobTableProps {
  jobs: readonly Job[];
  /** A run was requested. */
  onRun: () => Promise<void>;
}

/** Every task with the result of its last run. */
export function JobTable({ jobs, onRun }: JobTableProps) {
  const { t } = useLingui();
  const never = t({ message: 'Never yet', context: 'task', comment: 'The last run of a task.' });
  return (
    <ScrollTable caption={t`Tasks of the site`} stackBelow="48rem">
      <Columns columns={columns} />
      <Rows>
        {jobs.map((job) => (
          <Row key={job.name}>
            <RowHeader>{t(jobLabels[job.name])}</RowHeader>
            <Cell label={t`Last run`}>
              {job.lastRunAt ? <RelativeTime dateTime={job.lastRunAt} /> : never}
            </Cell>
            <Duration
              label={t({ message: 'Took', comment: 'How long a task took: the head of a column' })}
              isNumber
            >
              {typeof job.lastDurationMs === 'number' ? durationOf(job.lastDurationMs) : '–'}
            </Duration>
            <Fault label={t`Last error`}>
              <LastError job={job} />
            </Fault>
            <Cell label={t`Next run`}>
              <time dateTime={job.nextRunAt}>{timeOf(job.nextRunAt)}</time>
            </Cell>
            <Cell label={t`Actions`}>
              <RunNow job={job} onRun={onRun} />
            </Cell>
          </Row>
        ))}
      </Rows>
    </ScrollTable>
  );
}

const columns = [
  { label: msg({ message: 'Task', comment: 'A task of the server: the head of a column' }) },
  { label: msg`Last run` },
  { label: msg`Took`, isNumber: true },
  { label: msg`Last error` },
  { label: msg`Next run` },
  { label: msg`Actions` },
];

/** Shown even after later runs have succeeded. */
function LastError({ job }: { job: Job }) {
  const { t } = useLingui();
  const { lastError, lastErrorAt, lastRunAt, failures, runs } = job;
  if (!lastError || !lastErrorAt) return t({ message: 'None', comment: 'The last failure of a task' });
  const { text, original } = taskFault(lastError);
  const failed = formatNumber(failures);
  const isFailing = lastErrorAt === lastRunAt;

  return (
    <Stack gap={1} align="start">
      <Badge tone={isFailing ? 'danger' : 'neutral'}>{isFailing ? t`Failed` : t`Has gone well since`}</Badge>
      <span>{text}</span>
      {original && (
        <Text as="span" size="caption" tone="soft">
          {original}
        </Text>
      )}
      <Text as="span" size="caption" tone="soft">
        <Trans>
          <RelativeTime dateTime={lastErrorAt} />,{' '}
          <Plural value={runs} one={`${failed} of # run failed`} other={`${failed} of # runs failed`} />
        </Trans>
      </Text>
    </Stack>
  );
}

const Duration = styled(Cell)`
  white-space: nowrap;
`;

const Fault = styled(Cell)`
  overflow-wrap: anywhere;
`;
