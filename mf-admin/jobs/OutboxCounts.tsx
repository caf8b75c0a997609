import type { ReactNode } from 'react';
import { Card, Grid, RelativeTime, role, space, styled, Text, type } from 'kit';
import { numberOf } from '../dashboard/words';
import type { OutboxSummary } from './useJobs';

/** How many mails there are in each state, and what the state means. */
export function OutboxCounts({ counts }: { counts: OutboxSummary }) {
  return (
    <CountGrid>
      <Count name="Waiting" value={counts.waiting} about="To be sent, or to be tried once more.">
        {counts.waitingSince && (
          <>
            {' The first was due '}
            <RelativeTime dateTime={counts.waitingSince} />.
          </>
        )}
      </Count>
      <Count name="Sending" value={counts.sending} about="Leaving at this moment." />
      <Count name="Sent" value={counts.sent} about="Taken by the mail server in the last 90 days." />
      <Count
        name="Failed"
        value={counts.failed}
        isTrouble
        about="Refused for good, or tried too often. It was not sent."
      />
      <Count
        name="Uncertain"
        value={counts.uncertain}
        isTrouble
        about="Something broke while it was leaving. It may have arrived."
      />
      <Count
        name="Suppressed"
        value={counts.suppressed}
        about="Not sent, because its address was refused for good before."
      />
    </CountGrid>
  );
}

interface CountProps {
  name: string;
  value: number;
  about: string;
  /** Somebody should look at it as soon as there is one. */
  isTrouble?: boolean;
  children?: ReactNode;
}

function Count({ name, value, about, isTrouble = false, children }: CountProps) {
  return (
    <Counted>
      <dt>{name}</dt>
      <Value $isTrouble={isTrouble && value > 0}>{numberOf(value)}</Value>
      <Text as="dd" size="caption" tone="soft">
        {about}
        {children}
      </Text>
    </Counted>
  );
}

export const CountGrid = styled(Grid).attrs({ as: 'dl', column: '9rem', columns: 3, gap: 4 })``;

const Counted = styled(Card).attrs({ padding: 'small' })`
  display: grid;
  gap: ${space[1]};
  align-content: start;

  dt {
    ${type.label}
    color: ${role.inkSoft};
  }
`;

const Value = styled.dd<{ $isTrouble: boolean }>`
  ${type.title}
  color: ${({ $isTrouble }) => ($isTrouble ? role.danger : role.accent)};
  font-variant-numeric: tabular-nums;
`;
