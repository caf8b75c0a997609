import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Users } from 'lucide-react';
import {
  Badge,
  Button,
  Card,
  Cluster,
  FailedState,
  Link,
  Page,
  PageHeading,
  Prose,
  readFailure,
  Stack,
  Text,
  useNavigate,
  useParams,
  useQuery,
} from 'kit';
import { featuresTab, groupPage } from 'schema/addresses';
import { GroupByInviteDocument } from '../gen/graphql';
import { GroupNotFound } from '../group/GroupNotFound';
import { JoinAction } from '../groups/JoinAction';
import { PrivateBadge } from '../groups/PrivateBadge';
import { ThemeBadge } from '../groups/ThemeBadge';
import { Outdent } from '../Outdent';
import { InvitationScreen, JoinPageSkeleton } from './JoinPageSkeleton';

/** The page of an invite link: the group and the button to join (contract, section 5). */
export function JoinPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(GroupByInviteDocument, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });

  const group = data?.prayerGroupByInvite;
  const isMissing = group === null || (error && readFailure(error).code === 'NOT_FOUND');
  if (isMissing) {
    return (
      <GroupNotFound>
        <Text>
          <Trans>This invitation is no longer valid. Please ask whoever sent it for a new link.</Trans>
        </Text>
      </GroupNotFound>
    );
  }
  if (!group && error) {
    return (
      <Page width="text">
        <FailedState
          title={t`This group could not be loaded`}
          level={1}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          <Trans>Please check your connection.</Trans>
        </FailedState>
      </Page>
    );
  }
  if (!group) return <JoinPageSkeleton />;
  const address = groupPage(group.id);
  const { memberCount, maxMembers } = group;

  return (
    <InvitationScreen>
      <Stack gap={6}>
        <Outdent>
          <Button as={Link} to={featuresTab('groups')} variant="quiet" icon={<ArrowLeft />}>
            <Trans>Back to Prayer Groups</Trans>
          </Button>
        </Outdent>
        <Card as="article" padding="large">
          <Stack gap={6}>
            <Text tone="soft">
              {group.isMember
                ? t`You already pray together in this group.`
                : t`You are invited to pray together in this group.`}
            </Text>
            <PageHeading title={group.name}>
              <bdi>{group.name}</bdi>
            </PageHeading>
            <Cluster gap={2}>
              <ThemeBadge theme={group.theme} />
              {group.isPrivate && <PrivateBadge />}
              <Badge
                icon={<Users />}
              >{t`${plural(maxMembers, { other: `${memberCount}/${maxMembers} members` })}`}</Badge>
            </Cluster>
            {group.description && <Prose dir="auto">{group.description}</Prose>}
            <Cluster gap={3}>
              <JoinAction group={group} size="page" onJoined={() => void navigate(address)} />
              {group.isMember && (
                <Button as={Link} to={address} variant="primary" icon={<ArrowRight />}>
                  <Trans>View Group</Trans>
                </Button>
              )}
            </Cluster>
          </Stack>
        </Card>
      </Stack>
    </InvitationScreen>
  );
}
