import { useLingui } from '@lingui/react/macro';
import { Badge, RelativeTime, Stack, styled, Text } from 'kit';
import { Cell, Columns, Row, RowHeader, Rows, ScrollTable } from '../dashboard/ScrollTable';
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
  const { t } = useLingui();
  return (
    <ScrollTable
      caption={
        all > mails.length
          ? t`The newest ${{ length: mails.length }} of ${{ numberOf: numberOf(all) }}`
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
            <Cell label={t`To`}>{mail.address}</Cell>
            <Cell label={t`State`}>
              <State state={mail.state} />
            </Cell>
            <Fault label={t`What went wrong`}>
              <ErrorDetails mail={mail} />
            </Fault>
            <Cell label={t`When`}>
              <span>
                {t`Written`} <RelativeTime dateTime={mail.createdAt} />
                {mail.settledAt && (
                  <>
                    <br />
                    {t`Given up`} <RelativeTime dateTime={mail.settledAt} />
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
  { label: 'Mail' },
  { label: 'To' },
  { label: 'State' },
  { label: 'What went wrong' },
  { label: 'When' },
  { label: 'Actions' },
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
        {code ? `${code}, ` : ''}
        {countOf(attempts, 'attempt', 'attempts')}
      </Text>
      <Text as="span" size="caption" tone="soft">{t`Message-ID ${messageId}`}</Text>
    </Stack>
  );
}

const Fault = styled(Cell)`
  overflow-wrap: anywhere;
`;
