import { Badge, RelativeTime, Stack, styled, Text } from 'kit';
import { ScrollTable } from '../dashboard/ScrollTable';
import { countOf, numberOf } from '../dashboard/words';
import { jobWords, readTaskFault } from './jobWords';
import { durationOf, timeOf } from './moments';
import { RunNow } from './RunNow';
import type { Job } from './useJobs';

interface JobTableProps {
  jobs: readonly Job[];
  /** A run was asked for. */
  onRun: () => Promise<void>;
}

/** Every task and how its last run went. */
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
            <Name scope="row">{jobWords[job.name]}</Name>
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

/** It stays to be seen when later runs go well. */
function LastError({ job }: { job: Job }) {
  const { lastError, lastErrorAt, lastRunAt, failures, runs } = job;
  if (!lastError || !lastErrorAt) return 'None';
  const { words, original } = readTaskFault(lastError);
  const isFailing = lastErrorAt === lastRunAt;

  return (
    <Stack gap={1} align="start">
      <Badge tone={isFailing ? 'danger' : 'neutral'}>{isFailing ? 'Failed' : 'Has gone well since'}</Badge>
      <span>{words}</span>
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
