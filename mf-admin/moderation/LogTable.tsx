import { radius, role, space, styled, type } from 'kit';
import type { AuditLogQuery } from '../gen/graphql';
import { actionInWords } from './auditWords';

type Entry = AuditLogQuery['auditLog']['entries'][number];

/** The entries of the log. On a narrow screen the table scrolls in its own frame, by keys too. */
export function LogTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <Frame role="region" aria-label="Log" tabIndex={0}>
      <Table>
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
                <time dateTime={entry.createdAt}>{when.format(new Date(entry.createdAt))}</time>
              </td>
              <td>{entry.actorName ?? 'An account that is gone'}</td>
              <td>{actionInWords(entry.action)}</td>
              <td>{entry.subject}</td>
              <td>{entry.reason ?? 'No reason given'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const Frame = styled.div`
  overflow-x: auto;
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.medium};
`;

const Table = styled.table`
  ${type.small}
  width: 100%;
  min-width: 44rem;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: ${space[3]} ${space[4]};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    color: ${role.inkSoft};
    font-weight: 600;
  }

  td {
    border-top: 1px solid ${role.line};
  }

  td:first-child {
    white-space: nowrap;
  }
`;
