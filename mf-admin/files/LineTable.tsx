import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from 'kit';
import { Cell, Columns, Row, RowHeader, Rows, ScrollTable } from '../dashboard/ScrollTable';
import type { ImportedLine } from './useImport';

/** More rows help nobody: the file is mended from its beginning, and checked again. */
const shownLines = 200;

/** The lines of the file and what happens to each; those that cannot be imported come first. */
export function LineTable({ lines }: { lines: readonly ImportedLine[] }) {
  const { t } = useLingui();
  const labels = {
    create: t({ message: 'New', comment: 'A line of an imported file becomes a new prayer' }),
    skip: t`Left out`,
    error: t({ message: 'Refused', comment: 'A line of an imported file' }),
  };
  const inOrder = (['error', 'skip', 'create'] as const).flatMap((action) =>
    lines.filter((one) => one.action === action),
  );
  const shown = inOrder.slice(0, shownLines);
  if (shown.length === 0) return null;

  return (
    <Stack gap={2}>
      <ScrollTable caption={t`Line by line`} stackBelow="30rem">
        <Columns
          columns={[
            {
              label: msg({ message: 'Line', comment: 'Of an imported file: the head of a column' }),
              isNumber: true,
            },
            { label: msg`What happens` },
            { label: msg`Why` },
          ]}
        />
        <Rows>
          {shown.map(({ line, action, message }) => (
            <Row key={line}>
              <RowHeader>{line}</RowHeader>
              <Cell label={t`What happens`}>{labels[action]}</Cell>
              <Cell label={t`Why`}>{message}</Cell>
            </Row>
          ))}
        </Rows>
      </ScrollTable>
      {lines.length > shown.length && (
        <Text tone="soft">{t`Only the first ${{ shown: shown.length }} of ${{ all: lines.length }} lines are listed.`}</Text>
      )}
    </Stack>
  );
}
