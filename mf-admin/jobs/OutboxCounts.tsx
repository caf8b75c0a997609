import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber, RelativeTime, role, styled, Text, type } from 'kit';
import { Figure, FigureGrid } from '../dashboard/FigureGrid';
import type { OutboxSummary } from './useJobs';

/** The number of mails in each state, with the meaning of the state. */
export function OutboxCounts({ counts }: { counts: OutboxSummary }) {
  const { t } = useLingui();
  return (
    <FigureGrid>
      <Count
        name={t({ message: 'Waiting', comment: 'Mails, or a prayer that waits to be approved' })}
        value={counts.waiting}
        about={t`To be sent, or to be tried once more.`}
      >
        {counts.waitingSince && (
          <>
            {' '}
            <Trans>
              The first was due <RelativeTime dateTime={counts.waitingSince} />.
            </Trans>
          </>
        )}
      </Count>
      <Count
        name={t({ message: 'Sending', comment: 'Mails' })}
        value={counts.sending}
        about={t`Leaving at this moment.`}
      />
      <Count
        name={t({ message: 'Sent', comment: 'Mails' })}
        value={counts.sent}
        about={t`Taken by the mail server in the last 90 days.`}
      />
      <Count
        name={t({ message: 'Failed', comment: 'Mails, or a task' })}
        value={counts.failed}
        needsAttention
        about={t`Refused for good, or tried too often. It was not sent.`}
      />
      <Count
        name={t({ message: 'Uncertain', comment: 'Mails of which nobody knows whether they arrived' })}
        value={counts.uncertain}
        needsAttention
        about={t`Something broke while it was leaving. It may have arrived.`}
      />
      <Count
        name={t({ message: 'Suppressed', comment: 'Mails to somebody who wants none' })}
        value={counts.suppressed}
        about={t`Not sent, because its address was refused for good before.`}
      />
    </FigureGrid>
  );
}

interface CountProps {
  name: string;
  value: number;
  about: string;
  /** More than 0 needs attention. */
  needsAttention?: boolean;
  children?: ReactNode;
}

function Count({ name, value, about, needsAttention = false, children }: CountProps) {
  return (
    <Figure>
      <dt>{name}</dt>
      <Value $isAlert={needsAttention && value > 0}>{formatNumber(value)}</Value>
      <Text as="dd" size="caption" tone="soft">
        {about}
        {children}
      </Text>
    </Figure>
  );
}

const Value = styled.dd<{ $isAlert: boolean }>`
  ${type.heading}
  color: ${({ $isAlert }) => ($isAlert ? role.danger : role.ink)};
  font-variant-numeric: lining-nums tabular-nums;
`;
