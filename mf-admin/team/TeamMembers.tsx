import { Trans, useLingui } from '@lingui/react/macro';
import { adminTab } from 'schema/addresses';
import { displayName } from 'schema/displayName';
import {
  Button,
  Card,
  Cluster,
  Heading,
  Link,
  SkeletonGroup,
  SkeletonText,
  Stack,
  styled,
  Text,
  useQuery,
  useWrite,
} from 'kit';
import { Column } from '../dashboard/Column';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { RemoveFromTeamDocument, TeamMembersDocument } from '../gen/graphql';

/** Who is on the prayer team, and how far it is with what was confided to it: no words, and no notes. */
export function TeamMembers() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(TeamMembersDocument, polled);
  const [remove] = useWrite(RemoveFromTeamDocument, {
    refetch: ['TeamMembers', 'AdminUsers', 'AuditLog'],
    success: { title: t`Success`, description: t`The prayer team has changed.` },
    failure: {
      signIn: t`You need to sign in to look after the site.`,
      fallback: t`Failed to change the account`,
    },
  });

  return (
    <Column gap={4}>
      <Stack gap={2}>
        <Heading level={2}>{t`The prayer team`}</Heading>
        <Text tone="soft">
          <Trans>
            They read the prayers that are for the team alone. To add somebody, open{' '}
            <Link to={adminTab('users')}>the list of users</Link> and choose “Add to the prayer team” from
            their menu.
          </Trans>
        </Text>
      </Stack>
      {data ? (
        <Card>
          <Stack gap={3}>
            {data.teamMembers.length === 0 && <Text>{t`Nobody is on the prayer team yet.`}</Text>}
            {data.teamMembers.map(({ id, name, email }) => (
              <Line key={id} gap={3}>
                <bdi id={`team-${id}`}>{name ?? email}</bdi>
                <Button
                  size="small"
                  aria-describedby={`team-${id}`}
                  onClick={() => void remove({ userId: id })}
                >{t`Remove from the prayer team`}</Button>
              </Line>
            ))}
            {data.teamPrayers.map(({ prayer, state, claimedBy }) => (
              <Line key={prayer.id} gap={3}>
                <Text size="small" tone="soft">
                  <Trans>Prayer {prayer.id}</Trans>
                </Text>
                <Text size="small" tone="soft">
                  {state === 'closed'
                    ? t({ message: 'Closed', comment: 'State of a prayer' })
                    : claimedBy
                      ? t`Followed up by ${displayName(claimedBy)}`
                      : t`Nobody has looked at this yet`}
                </Text>
              </Line>
            ))}
          </Stack>
        </Card>
      ) : error ? (
        <QueryFailed title={t`The prayer team could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <SkeletonGroup label={t`Loading the prayer team`}>
          <Card>
            <SkeletonText lines={3} />
          </Card>
        </SkeletonGroup>
      )}
    </Column>
  );
}

const Line = styled(Cluster)`
  justify-content: space-between;
`;
