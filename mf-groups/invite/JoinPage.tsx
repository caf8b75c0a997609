import { Trans, useLingui } from '@lingui/react/macro';
import {
  FailedState,
  Page,
  PageHeading,
  Prose,
  readFailure,
  Text,
  useNavigate,
  usePageQuery,
  usePageReady,
  useParams,
} from 'kit';
import { groupPage } from 'schema/addresses';
import { GroupByInviteDocument } from '../gen/graphql';
import { GroupNotFound } from '../group/GroupNotFound';
import { JoinAction } from '../groups/JoinAction';
import { PrivateBadge } from '../groups/PrivateBadge';
import { ThemeBadge } from '../groups/ThemeBadge';
import { InvitationFrame } from './InvitationFrame';
import { Lead, MembersBadge, ViewGroup } from './InvitationParts';
import { JoinPageSkeleton } from './JoinPageSkeleton';

/** The page of an invite link: the group and the button to join (contract, section 5). */
export function JoinPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = usePageQuery(GroupByInviteDocument, { token });

  const group = data?.prayerGroupByInvite;
  const isMissing = group === null || (error && readFailure(error).code === 'NOT_FOUND');
  usePageReady(error !== undefined || group !== undefined);
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

  return (
    <InvitationFrame
      as="article"
      lead={<Lead isMember={group.isMember} />}
      name={
        <PageHeading title={group.name}>
          <bdi dir="auto">{group.name}</bdi>
        </PageHeading>
      }
      badges={
        <>
          <ThemeBadge theme={group.theme} />
          {group.isPrivate && <PrivateBadge />}
          <MembersBadge memberCount={group.memberCount} maxMembers={group.maxMembers} />
        </>
      }
      description={group.description && <Prose dir="auto">{group.description}</Prose>}
      actions={
        <>
          <JoinAction group={group} size="page" onJoined={() => void navigate(address)} />
          {group.isMember && <ViewGroup address={address} />}
        </>
      }
    />
  );
}
