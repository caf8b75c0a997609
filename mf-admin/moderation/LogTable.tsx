import { styled } from 'kit';
import { ScrollTable } from '../dashboard/ScrollTable';
import type { AuditLogQuery } from '../gen/graphql';
import { actionLabel } from './auditTexts';

type Entry = AuditLogQuery['auditLog']['entries'][number];

/** The entries of the log. */
export function LogTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <ScrollTable caption="Newest first">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">About</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <Time dateTime={entry.createdAt}>{when.format(new Date(entry.createdAt))}</Time>
            </td>
            <td>{entry.actorName ?? 'An account that is gone'}</td>
            <td>{actionLabel(entry.action)}</td>
            <td>{entry.subject}</td>
            <Reason>{entry.reason ?? 'No reason given'}</Reason>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const Time = styled.time`
  white-space: nowrap;
`;

const Reason = styled.td`
  min-width: 14rem;
  overflow-wrap: anywhere;
`;
