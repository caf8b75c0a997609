import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, formatNumber, RelativeTime, Stack, styled, Text } from 'kit';
import { Cell, Columns, Row, RowHeader, Rows, ScrollTable } from '../dashboard/ScrollTable';
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
  const { t } = useLingui();
  return (
    <ScrollTable
      caption={
        all > mails.length
          ? t`The newest ${{ count: mails.length }} of ${{ total: formatNumber(all) }}`
          : t`Newest first`
      }
      stackBelow="48rem"
    >
      <Columns columns={columns} />
      <Rows>
        {mails.map((mail) => (
          <Row key={mail.id}>
            <RowHeader>
              {mailLabel(mail)}
              <Text size="caption" tone="soft">{t`Mail ${{ id: mail.id }}`}</Text>
            </RowHeader>
            <Cell label={t({ message: 'To', comment: 'The recipient of a mail: the head of a column' })}>
              {mail.address}
            </Cell>
            <Cell label={t({ message: 'State', comment: 'Of a mail or an account: the head of a column' })}>
              <State state={mail.state} />
            </Cell>
            <Fault label={t`What went wrong`}>
              <ErrorDetails mail={mail} />
            </Fault>
            <Cell label={t({ message: 'When', comment: 'The head of a column' })}>
              <span>
                <Trans>
                  Written <RelativeTime dateTime={mail.createdAt} />
                </Trans>
                {mail.settledAt && (
                  <>
                    <br />
                    <Trans>
                      Given up <RelativeTime dateTime={mail.settledAt} />
                    </Trans>
                  </>
                )}
              </span>
            </Cell>
            <Cell label={t`Actions`}>
              <SendAgain mail={mail} onSent={onSent} />
            </Cell>
          </Row>
        ))}
      </Rows>
    </ScrollTable>
  );
}

const columns = [
  { label: msg`Mail` },
  { label: msg`To` },
  { label: msg`State` },
  { label: msg`What went wrong` },
  { label: msg`When` },
  { label: msg`Actions` },
];

function State({ state }: Pick<FailedMail, 'state'>) {
  const { t } = useLingui();
  return state === 'failed' ? (
    <Badge tone="danger">{t`Failed`}</Badge>
  ) : (
    <Badge tone="warning">{t`Uncertain`}</Badge>
  );
}

function ErrorDetails({ mail: { error, attempts, messageId } }: { mail: FailedMail }) {
  const { t } = useLingui();
  const { text, code } = mailFault(error);
  return (
    <Stack gap={1}>
      <span>{text}</span>
      <Text as="span" size="caption" tone="soft">
        {code
          ? t`${plural(attempts, { one: `${code}, # attempt`, other: `${code}, # attempts` })}`
          : t`${plural(attempts, { one: '# attempt', other: '# attempts' })}`}
      </Text>
      <Text as="span" size="caption" tone="soft">{t`Message-ID ${messageId}`}</Text>
    </Stack>
  );
}

const Fault = styled(Cell)`
  overflow-wrap: anywhere;
`;
