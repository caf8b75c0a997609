import { Badge, RelativeTime, Stack, styled, Text } from 'kit';
import { ScrollTable } from '../dashboard/ScrollTable';
import { countOf, numberOf } from '../dashboard/format';
import { mailFault, mailLabel } from './mailTexts';
import { SendAgain } from './SendAgain';
import type { FailedMail } from './useJobs';

interface FailedMailTableProps {
  mails: readonly FailedMail[];
  /** The number of all, including those that are not listed. */
  all: number;
  /** One of them is in the queue again. */
  onSent: () => Promise<void>;
}

/** Mail that needs attention. */
export function FailedMailTable({ mails, all, onSent }: FailedMailTableProps) {
  return (
    <ScrollTable
      caption={all > mails.length ? `The newest ${mails.length} of ${numberOf(all)}` : 'Newest first'}
    >
      <thead>
        <tr>
          <th scope="col">Mail</th>
          <th scope="col">To</th>
          <th scope="col">State</th>
          <th scope="col">What went wrong</th>
          <th scope="col">When</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <Name scope="row">
              {mailLabel(mail)}
              <Text size="caption" tone="soft">
                Mail {mail.id}
              </Text>
            </Name>
            <td>{mail.address}</td>
            <td>
              <State state={mail.state} />
            </td>
            <Fault>
              <ErrorDetails mail={mail} />
            </Fault>
            <Times>
              Written <RelativeTime dateTime={mail.createdAt} />
              {mail.settledAt && (
                <>
                  <br />
                  Given up <RelativeTime dateTime={mail.settledAt} />
                </>
              )}
            </Times>
            <td>
              <SendAgain mail={mail} onSent={onSent} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function State({ state }: Pick<FailedMail, 'state'>) {
  return state === 'failed' ? <Badge tone="danger">Failed</Badge> : <Badge tone="warning">Uncertain</Badge>;
}

function ErrorDetails({ mail: { error, attempts, messageId } }: { mail: FailedMail }) {
  const { text, code } = mailFault(error);
  return (
    <Stack gap={1}>
      <span>{text}</span>
      <Text as="span" size="caption" tone="soft">
        {code ? `${code}, ` : ''}
        {countOf(attempts, 'attempt', 'attempts')}
      </Text>
      <Text as="span" size="caption" tone="soft">
        Message-ID {messageId}
      </Text>
    </Stack>
  );
}

const Name = styled.th`
  min-width: 9rem;
`;

const Fault = styled.td`
  min-width: 14rem;
  overflow-wrap: anywhere;
`;

const Times = styled.td`
  white-space: nowrap;
`;
