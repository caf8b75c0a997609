import type { RefObject } from 'react';
import { space, styled } from 'kit';
import { Cell, Columns, Row, Rows, ScrollTable } from '../dashboard/ScrollTable';
import type { AuditLogQuery } from '../gen/graphql';
import { actionLabel } from './auditTexts';
import { RestoreButton } from './RestoreButton';
import { reportedKinds } from './reportedKinds';

type Entry = AuditLogQuery['auditLog']['entries'][number];

interface LogTableProps {
  entries: readonly Entry[];
  /** The element whose children are the rows. */
  rows: RefObject<HTMLTableSectionElement | null>;
}

/** The entries of the log. */
export function LogTable({ entries, rows }: LogTableProps) {
  return (
    <ScrollTable caption="Newest first" stackBelow="48rem">
      <Columns columns={columns} />
      <Rows ref={rows}>
        {entries.map((entry) => (
          <Row key={entry.id}>
            <Cell label="When">
              <time dateTime={entry.createdAt}>{when.format(new Date(entry.createdAt))}</time>
            </Cell>
            <Cell label="Who" dir="auto">
              {entry.actorName ?? 'An account that is gone'}
            </Cell>
            <Cell label="What">{actionLabel(entry.action)}</Cell>
            <Cell label="About">
              <Subject>
                {entry.subject}
                <RestoreHidden text={findHidden(entry, entries)} />
              </Subject>
            </Cell>
            <Reason label="Why" dir="auto">
              {entry.reason ?? 'No reason given'}
            </Reason>
          </Row>
        ))}
      </Rows>
    </ScrollTable>
  );
}

const columns = [
  { label: 'When' },
  { label: 'Who' },
  { label: 'What' },
  { label: 'About' },
  { label: 'Why' },
];

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

const Subject = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`;

const Reason = styled(Cell)`
  overflow-wrap: anywhere;
`;
