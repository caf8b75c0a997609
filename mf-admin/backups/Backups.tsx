import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  formatDate,
  formatNumber,
  Heading,
  media,
  Notice,
  RelativeTime,
  Stack,
  styled,
  Text,
  type,
  useQuery,
} from 'kit';
import { Figure, FigureGrid } from '../dashboard/FigureGrid';
import { polled } from '../dashboard/polled';
import { AdminBackupsDocument, type AdminBackupsQuery } from '../gen/graphql';

type BackupStatus = AdminBackupsQuery['backups'];

/** The last good backup, when one was proved by a restore, and what went wrong. */
export function Backups() {
  const { t } = useLingui();
  const { data, previousData } = useQuery(AdminBackupsDocument, polled);
  const status = (data ?? previousData)?.backups;
  if (!status) return null;
  return (
    <Stack as="section" aria-labelledby="backups" gap={4}>
      <Stack gap={2}>
        <Heading level={2} id="backups">{t`Backups`}</Heading>
        <Text tone="soft">{t`Everything that the site stores, copied at its hours. Once a week a copy is restored and compared.`}</Text>
      </Stack>
      {status.isScheduled ? <State status={status} /> : <NotScheduled />}
    </Stack>
  );
}

function NotScheduled() {
  const { t } = useLingui();
  return (
    <Notice tone="warning" title={t`The site makes no backups by itself`}>
      {t`Whoever runs it sets BACKUP_SCHEDULE and BACKUP_TO.`}
    </Notice>
  );
}

function State({ status }: { status: BackupStatus }) {
  const { t } = useLingui();
  const { isEncrypted, isLate, lastError, lastGoodAt, lastGoodBytes, lastProofError, lastProvedAt, nextAt } =
    status;
  return (
    <>
      {isLate && <Notice tone="danger" title={t`Late: look at it soon`} />}
      <Figures>
        <Instant name={t`Last good one`} at={lastGoodAt ?? null}>
          {typeof lastGoodBytes === 'number' && (
            <>
              {sizeOf(lastGoodBytes)}
              {' · '}
            </>
          )}
          {isEncrypted ? t`Encrypted` : t`Not encrypted`}
        </Instant>
        <Instant name={t`Last proved`} at={lastProvedAt ?? null}>
          {t`Restored into an empty database, and the same in every table.`}
        </Instant>
        {nextAt && <Next at={nextAt} />}
      </Figures>
      {lastError && <Failed title={t`The last backup failed`} error={lastError} />}
      {lastProofError && <Failed title={t`The last backup could not be proved`} error={lastProofError} />}
    </>
  );
}

interface InstantProps {
  name: string;
  at: string | null;
  children?: ReactNode;
}

function Instant({ name, at, children }: InstantProps) {
  const { t } = useLingui();
  const never = t({
    message: 'Never yet',
    context: 'backup',
    comment: 'The last good backup, or the last one that was proved: there is none.',
  });
  return (
    <Figure>
      <dt>{name}</dt>
      <When>{at === null ? never : <RelativeTime dateTime={at} />}</When>
      {at !== null && (
        <Text as="dd" size="caption" tone="soft">
          {formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
        </Text>
      )}
      {children && (
        <Text as="dd" size="caption" tone="soft">
          {children}
        </Text>
      )}
    </Figure>
  );
}

function Next({ at }: { at: string }) {
  const { t } = useLingui();
  return (
    <Figure>
      <dt>{t`Next one`}</dt>
      <When>{formatDate(new Date(at), { dateStyle: 'medium' })}</When>
      <Text as="dd" size="caption" tone="soft">
        {formatDate(new Date(at), { timeStyle: 'short' })}
      </Text>
    </Figure>
  );
}

function Failed({ title, error }: { title: string; error: string }) {
  return (
    <Notice tone="danger" title={title}>
      <ErrorText lang="en" dir="ltr">
        {error}
      </ErrorText>
    </Notice>
  );
}

/** '48 kB', '1.3 MB' */
function sizeOf(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  return formatNumber(bytes / (isSmall ? 1000 : 1_000_000), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
}

const Figures = styled(FigureGrid)`
  grid-template-columns: minmax(0, 1fr);

  @media ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const When = styled.dd`
  ${type.heading}
`;

const ErrorText = styled.span`
  overflow-wrap: anywhere;
`;
