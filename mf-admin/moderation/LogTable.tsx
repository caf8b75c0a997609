import { space, styled } from 'kit';
import { ScrollTable } from '../dashboard/ScrollTable';
import type { AuditLogQuery } from '../gen/graphql';
import { actionLabel } from './auditTexts';
import { RestoreButton } from './RestoreButton';
import { reportedKinds } from './reportedKinds';

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
            <td>
              <Subject>
                {entry.subject}
                <RestoreHidden text={findHidden(entry, entries)} />
              </Subject>
            </td>
            <Reason>{entry.reason ?? 'No reason given'}</Reason>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function RestoreHidden({ text }: { text: ReturnType<typeof findHidden> }) {
  return text && <RestoreButton {...text} isAnonymous={false} />;
}

/** The text that an entry has hidden, unless something newer was decided about it. */
function findHidden({ id, action, subject }: Entry, entries: readonly Entry[]) {
  const newest = entries.find((entry) => entry.subject === subject);
  const [, words = '', targetId] = /^(.*) (\d+)$/.exec(subject) ?? [];
  const kind = kinds.find((one) => one.replaceAll('_', ' ') === words);
  return action === 'hide' && newest?.id === id && kind ? { kind, targetId: Number(targetId) } : null;
}

const kinds = Object.keys(reportedKinds) as (keyof typeof reportedKinds)[];

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const Time = styled.time`
  white-space: nowrap;
`;

const Subject = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`;

const Reason = styled.td`
  min-width: 14rem;
  overflow-wrap: anywhere;
`;
