import { Badge, RelativeTime, Stack, styled, Text } from 'kit';
import { ScrollTable } from '../dashboard/ScrollTable';
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
  return (
    <ScrollTable caption="Tasks of the site">
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">Last run</th>
          <th scope="col" data-number>
            Took
          </th>
          <th scope="col">Last error</th>
          <th scope="col">Next run</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <Name scope="row">{jobLabels[job.name]}</Name>
            <td>{job.lastRunAt ? <RelativeTime dateTime={job.lastRunAt} /> : 'Never yet'}</td>
            <Duration data-number>
              {typeof job.lastDurationMs === 'number' ? durationOf(job.lastDurationMs) : '–'}
            </Duration>
            <Fault>
              <LastError job={job} />
            </Fault>
            <td>
              <time dateTime={job.nextRunAt}>{timeOf(job.nextRunAt)}</time>
            </td>
            <td>
              <RunNow job={job} onRun={onRun} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Shown even after later runs have succeeded. */
function LastError({ job }: { job: Job }) {
  const { lastError, lastErrorAt, lastRunAt, failures, runs } = job;
  if (!lastError || !lastErrorAt) return 'None';
  const { text, original } = taskFault(lastError);
  const isFailing = lastErrorAt === lastRunAt;

  return (
    <Stack gap={1} align="start">
      <Badge tone={isFailing ? 'danger' : 'neutral'}>{isFailing ? 'Failed' : 'Has gone well since'}</Badge>
      <span>{text}</span>
      {original && (
        <Text as="span" size="caption" tone="soft">
          {original}
        </Text>
      )}
      <Text as="span" size="caption" tone="soft">
        <RelativeTime dateTime={lastErrorAt} />
        {`, ${numberOf(failures)} of ${countOf(runs, 'run', 'runs')} failed`}
      </Text>
    </Stack>
  );
}

const Name = styled.th`
  min-width: 9rem;
`;

const Duration = styled.td`
  white-space: nowrap;
`;

const Fault = styled.td`
  min-width: 5.5rem;
  overflow-wrap: anywhere;

  > div {
    min-width: 12rem;
  }
`;
