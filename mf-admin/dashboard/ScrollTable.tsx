import { useId, type ReactNode } from 'react';
import { focusRing, radius, role, space, styled, type } from 'kit';

interface ScrollTableProps {
  caption: string;
  /** The table's head and body. */
  children: ReactNode;
}

/** A table that scrolls sideways inside its own region where the screen is narrow; the page never does. */
export function ScrollTable({ caption, children }: ScrollTableProps) {
  const id = useId();
  return (
    <Frame role="region" aria-labelledby={id} tabIndex={0}>
      <Table>
        <caption id={id}>{caption}</caption>
        {children}
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.large};
  overscroll-behavior-x: contain;

  &:focus-visible {
    ${focusRing}
  }
`;

const Table = styled.table`
  ${type.small}
  width: 100%;
  border-collapse: collapse;

  caption {
    ${type.label}
    padding: ${space[4]} ${space[4]} ${space[3]};
    text-align: start;
  }

  th,
  td {
    padding: ${space[3]} ${space[4]};
    text-align: start;
    vertical-align: middle;
    border-top: 1px solid ${role.line};
  }

  thead th {
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
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
