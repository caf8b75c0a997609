import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Lock, Users } from 'lucide-react';
import {
  Card,
  Cluster,
  EmptyState,
  FailedState,
  freshness,
  Skeleton,
  SkeletonGroup,
  Stack,
  useFragment,
  useLive,
  useQuery,
  type FragmentType,
} from 'kit';
import {
  GroupMembersDocument,
  MemberList_GroupFragmentDoc,
  type MemberList_GroupFragment,
} from '../../gen/graphql';
import { MemberLine, MemberLines } from './MemberLine';

/** The members that the viewer may see (contract, section 3). */
export function MemberList({ group }: { group: FragmentType<MemberList_GroupFragment> }) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: MemberList_GroupFragmentDoc,
    fragmentName: 'MemberList_group',
    from: group,
  });
  if (!complete) return null;
  if (data.isPrivate && !data.isMember) {
    return (
      <EmptyState icon={<Lock />} title={t`Members are shown to members only`} level={2}>
        {t`${plural(data.memberCount, { one: 'One person belongs to this group.', other: '# people belong to this group.' })}`}
      </EmptyState>
    );
  }
  return <KnownMembers groupId={data.id} />;
}

function KnownMembers({ groupId }: { groupId: number }) {
  const { t } = useLingui();
  const { data, previousData, error, refetch } = useQuery(GroupMembersDocument, {
    variables: { id: groupId },
    fetchPolicy: 'cache-and-network',
    ...useLive(`group:${groupId}`, freshness.posts.poll),
  });
  const members = (data ?? previousData)?.prayerGroup?.members;

  if (!members && error) {
    return (
      <FailedState
        title={t`The members could not be loaded`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!members) return <LoadingMembers />;
  if (members.length === 0) return <EmptyState icon={<Users />} title={t`No members yet`} />;
  return (
    <Card>
      <MemberLines>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
      </MemberLines>
    </Card>
  );
}

function LoadingMembers() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading members`}>
      <Card>
        <Stack gap={6}>
          {Array.from({ length: 4 }, (_, index) => (
            <Cluster key={index} gap={3}>
              <Skeleton shape="circle" />
              <Skeleton width="10rem" height="1.25rem" />
            </Cluster>
          ))}
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
