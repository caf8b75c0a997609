import { useLingui } from '@lingui/react/macro';
import { Badge, RelativeTime, Stack, styled, Text } from 'kit';
import { Cell, Columns, Row, RowHeader, Rows, ScrollTable } from '../dashboard/ScrollTable';
import { countOf, numberOf } from '../dashboard/format';
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
  return (
    <ScrollTable caption={t`Tasks of the site`} stackBelow="48rem">
      <Columns columns={columns} />
      <Rows>
        {jobs.map((job) => (
          <Row key={job.name}>
            <RowHeader>{jobLabels[job.name]}</RowHeader>
            <Cell label={t`Last run`}>
              {job.lastRunAt ? <RelativeTime dateTime={job.lastRunAt} /> : t`Never yet`}
            </Cell>
            <Duration label={t`Took`} isNumber>
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
  { label: 'Task' },
  { label: 'Last run' },
  { label: 'Took', isNumber: true },
  { label: 'Last error' },
  { label: 'Next run' },
  { label: 'Actions' },
];

/** Shown even after later runs have succeeded. */
function LastError({ job }: { job: Job }) {
  const { t } = useLingui();
  const { lastError, lastErrorAt, lastRunAt, failures, runs } = job;
  if (!lastError || !lastErrorAt) return t`None`;
  const { text, original } = taskFault(lastError);
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
        <RelativeTime dateTime={lastErrorAt} />
        {t`, ${{ numberOf: numberOf(failures) }} of ${{ countOf: countOf(runs, 'run', 'runs') }} failed`}
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
