import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { RotateCcw } from 'lucide-react';
import { Button, formatDate, space, styled } from 'kit';
import { Cell, Columns, Row, Rows, ScrollTable } from '../dashboard/ScrollTable';
import type { AuditLogQuery } from '../gen/graphql';
import { findText, subjectLabel } from './auditSubjects';
import { actionLabel, reasonLabel } from './auditTexts';
import { RestoreButton } from './RestoreButton';
import { useReopenCare } from './useCare';

type Entry = AuditLogQuery['auditLog']['entries'][number];

interface LogTableProps {
  entries: readonly Entry[];
  /** The element whose children are the rows. */
  rows: RefObject<HTMLTableSectionElement | null>;
}

/** The entries of the log. */
export function LogTable({ entries, rows }: LogTableProps) {
  const { t } = useLingui();
  return (
    <ScrollTable caption={t`Newest first`} stackBelow="40rem">
      <Columns columns={columns} />
      <Rows ref={rows}>
        {entries.map((entry) => (
          <Row key={entry.id}>
            <Cell label={t`When`}>
              <time dateTime={entry.createdAt}>
                {formatDate(new Date(entry.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </Cell>
            <Cell label={t({ message: 'Who', comment: 'Who did something: the head of a column' })}>
              {entry.actorName === null ? t`An account that is gone` : <bdi>{entry.actorName}</bdi>}
            </Cell>
            <Cell label={t({ message: 'What', comment: 'What somebody did: the head of a column' })}>
              {actionLabel(entry.action)}
            </Cell>
            <Cell label={t({ message: 'About', context: 'log' })}>
              <Subject>
                {subjectLabel(entry.subject)}
                <TakeBack entry={entry} entries={entries} />
              </Subject>
            </Cell>
            <Reason label={t({ message: 'Why', comment: 'The head of a column' })}>
              {entry.reason === null ? (
                t`No reason given`
              ) : (
                <bdi>{reasonLabel(entry.action, entry.reason)}</bdi>
              )}
            </Reason>
          </Row>
        ))}
      </Rows>
    </ScrollTable>
  );
}

const columns = [
  { label: msg`When` },
  { label: msg`Who` },
  { label: msg`What` },
  { label: msg({ message: 'About', context: 'log' }) },
  { label: msg`Why` },
];

/** Takes back what an entry did, if nothing newer did. */
function TakeBack({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const { t } = useLingui();
  const reopen = useReopenCare();
  const text = findText(entry.subject);
  if (!text) return null;
  if (entry.action === 'hide' && isNewest(entry, entries, decisions))
    return <RestoreButton {...text} isAnonymous={false} />;
  if (entry.action === 'look_after' && isNewest(entry, entries, [...decisions, 'reopen_care', 'look_after']))
    return <Button icon={<RotateCcw />} onClick={() => void reopen(text)}>{t`Undo`}</Button>;
  return null;
}

const decisions = ['hide', 'undo_hide', 'restore', 'dismiss'];

/** Whether nothing newer of these actions was done to the same text. */
function isNewest({ id, subject }: Entry, entries: readonly Entry[], actions: readonly string[]): boolean {
  return entries.find((one) => one.subject === subject && actions.includes(one.action))?.id === id;
}

const Subject = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`;

const Reason = styled(Cell)`
  overflow-wrap: anywhere;
`;
