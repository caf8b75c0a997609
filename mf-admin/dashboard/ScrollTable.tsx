import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { focusRing, radius, role, space, styled, type } from 'kit';

interface ScrollTableProps {
  caption: string;
  /** Columns and rows, made of `Columns`, `Rows`, `RowHeader` and `Cell` where the table stacks. */
  children: ReactNode;
  /** The width below which each row becomes a block with labelled lines; without one the table scrolls. */
  stackBelow?: string;
}

/**
 * A table in a region of its own, which scrolls sideways where the table is wider; the page never does. The roles are
 * written out, because browsers drop those of a table that is not laid out as one.
 */
export function ScrollTable({ caption, children, stackBelow }: ScrollTableProps) {
  const id = useId();
  return (
    <Frame role="region" aria-labelledby={id} tabIndex={0}>
      <Table aria-labelledby={id} $stackBelow={stackBelow}>
        <caption id={id}>{caption}</caption>
        {children}
      </Table>
    </Frame>
  );
}

interface Column {
  label: MessageDescriptor;
  isNumber?: boolean;
}

export function Columns({ columns }: { columns: readonly Column[] }) {
  const { t } = useLingui();
  return (
    <Head>
      <Row>
        {columns.map(({ label, isNumber }) => (
          <ColumnHeader key={label.id} data-number={isNumber || undefined}>
            {t(label)}
          </ColumnHeader>
        ))}
      </Row>
    </Head>
  );
}

const Head = styled.thead.attrs({ role: 'rowgroup' })``;

const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;

export const Row = styled.tr.attrs({ role: 'row' })``;

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

interface CellProps extends ComponentPropsWithoutRef<'td'> {
  /** The column's, shown beside the value where the table is stacked. */
  label: string;
  isNumber?: boolean;
  /** Where the table is stacked, it stands without its label at the end of the row's first line. */
  isInCorner?: boolean;
}

export function Cell({ label, isNumber, isInCorner, ...props }: CellProps) {
  return (
    <Data
      data-label={label}
      data-number={isNumber || undefined}
      data-corner={isInCorner || undefined}
      {...props}
    />
  );
}

const Data = styled.td.attrs({ role: 'cell' })``;

const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  container-type: inline-size;
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.large};
  overscroll-behavior-x: contain;

  &:focus-visible {
    ${focusRing}
  }
`;

const Table = styled.table.attrs({ role: 'table' })<{ $stackBelow?: string }>`
  ${type.small}
  width: 100%;
  border-collapse: collapse;

  caption {
    ${type.small}
    padding: ${space[3]} ${space[4]};
    color: ${role.inkSoft};
    text-align: start;
  }

  th,
  td {
    padding: ${space[3]} ${space[2]};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: middle;
    border-top: 1px solid ${role.line};
  }

  th:first-child,
  td:first-child {
    padding-inline-start: ${space[4]};
  }

  th:last-child,
  td:last-child {
    padding-inline-end: ${space[4]};
  }

  &:has([data-corner]) thead th:last-child,
  td[data-corner] {
    text-align: end;
  }

  thead th {
    ${type.caption}
    padding-block: ${space[2]};
    font-weight: 600;
    color: ${role.inkSoft};
    overflow-wrap: normal;
  }

  tbody th {
    font-weight: 600;
  }

  time,
  button {
    white-space: nowrap;
  }

  [data-number] {
    padding-inline-end: ${space[4]};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  ${({ $stackBelow }) => $stackBelow && `@container (max-width: ${$stackBelow}) { ${stacked} }`}
`;

/* The labels have an empty alternative text, because screen readers read the column headers. */
const stacked = `
  &,
  caption,
  tbody {
    display: block;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: ${space[2]} ${space[6]};
    padding: ${space[4]};
    border-top: 1px solid ${role.line};
  }

  tbody th[role],
  tbody td[role] {
    min-width: 0;
    padding: 0;
    text-align: start;
    border: 0;
    overflow-wrap: anywhere;
  }

  tbody th {
    grid-column: 1 / -1;
  }

  tbody td {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: ${space[2]};
    align-items: baseline;
    justify-items: start;
  }

  tbody td:has(button) {
    align-items: center;
  }

  tbody td[data-corner] {
    display: block;
    grid-row: 1;
    grid-column: 1 / -1;
    align-self: center;
    justify-self: end;
  }

  tbody tr:has([data-corner]) th[role] {
    grid-row: 1;
    padding-inline-end: 7rem;
  }

  tbody td[data-corner]::before {
    content: none;
  }

  time {
    white-space: normal;
  }

  @container (max-width: 20rem) {
    tbody td {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  tbody td::before {
    color: ${role.inkSoft};
    content: attr(data-label);
    content: attr(data-label) / '';
  }
`;
