import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Heading, RadioGroup, Skeleton, SkeletonGroup, Stack, Text, useQuery, useWrite } from 'kit';
import { Column } from '../dashboard/Column';
import { QueryFailed } from '../dashboard/QueryFailed';
import { ApproveFirstDocument, SetApproveFirstDocument } from '../gen/graphql';
import { approveFirstModes } from './approveFirstModes';

/** Which new prayers a moderator reads before others do. */
export function ApproveFirst() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(ApproveFirstDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [save] = useWrite(SetApproveFirstDocument, {
    optimisticResponse: ({ mode }) => ({ setApproveFirst: mode }),
    update(cache, { data: saved }) {
      if (saved)
        cache.writeQuery({ query: ApproveFirstDocument, data: { approveFirst: saved.setApproveFirst } });
    },
    refetch: ['AuditLog'],
    success: { title: t`Success`, description: t`The setting is saved.` },
    failure: {
      signIn: t`You need to sign in to look after the site.`,
      fallback: t`Failed to save the setting`,
    },
  });

  return (
    <Column gap={4}>
      <Stack gap={2}>
        <Heading level={2}>{t`Approve first`}</Heading>
        <Text tone="soft">
          <Trans>Which new prayers a moderator reads before they stand on the wall.</Trans>
        </Text>
      </Stack>
      {data ? (
        <Card>
          <RadioGroup
            label={t`Approve first`}
            isLabelHidden
            name="approve-first"
            value={data.approveFirst}
            onValueChange={(mode) => void save({ mode })}
            options={[
              {
                value: 'nobody',
                label: t(approveFirstModes.nobody),
                description: t`Every prayer is on the wall at once.`,
              },
              {
                value: 'firstPrayer',
                label: t(approveFirstModes.firstPrayer),
                description: t`Later ones are on the wall at once.`,
              },
              {
                value: 'everyPrayer',
                label: t(approveFirstModes.everyPrayer),
                description: t`Nothing is on the wall that nobody has read.`,
              },
            ]}
          />
        </Card>
      ) : error ? (
        <QueryFailed title={t`The setting could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <SkeletonGroup label={t`Loading the setting`}>
          <Card>
            <Stack gap={4}>
              <Skeleton height="2.75rem" />
              <Skeleton height="2.75rem" />
              <Skeleton height="2.75rem" />
            </Stack>
          </Card>
        </SkeletonGroup>
      )}
    </Column>
  );
}
