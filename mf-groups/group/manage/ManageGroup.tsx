import { useLingui } from '@lingui/react/macro';
import {
  Dialog,
  FailedState,
  freshness,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  styled,
  Tabs,
  useFragment,
  useLive,
  useQuery,
  type FragmentType,
} from 'kit';
import {
  ManageGroup_GroupFragmentDoc,
  ManageGroupDocument,
  type ManageGroup_GroupFragment,
} from '../../gen/graphql';
import { GroupSettings } from './GroupSettings';
import { ManageMembers } from './ManageMembers';
import { Requests } from './Requests';

interface ManageGroupProps {
  groupId: number;
  onClose: () => void;
}

/** The admins' dialog: requests to join, members and their roles, settings. */
export function ManageGroup({ groupId, onClose }: ManageGroupProps) {
  const { t } = useLingui();
  const { data, previousData, error, loading, refetch } = useQuery(ManageGroupDocument, {
    variables: { id: groupId },
    fetchPolicy: 'cache-and-network',
    ...useLive(`group:${groupId}`, freshness.posts.poll),
    notifyOnNetworkStatusChange: true,
  });
  const group = (data ?? previousData)?.prayerGroup;
  const reload = () => refetch().then(nothing, nothing);

  return (
    <Dialog open onOpenChange={onClose} title={t`Manage Group`} size="large">
      <Content>
        {group ? (
          <Parts group={group} onOutdated={reload} />
        ) : error ? (
          <FailedState
            title={t`The group could not be loaded`}
            pending={loading}
            onRetry={() => void reload()}
          />
        ) : (
          <LoadingParts />
        )}
      </Content>
    </Dialog>
  );
}

interface PartsProps {
  group: FragmentType<ManageGroup_GroupFragment>;
  /** Another admin has decided meanwhile. */
  onOutdated: () => Promise<void>;
}

function Parts({ group, onOutdated }: PartsProps) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: ManageGroup_GroupFragmentDoc,
    fragmentName: 'ManageGroup_group',
    from: group,
  });
  if (!complete) return <LoadingParts />;
  return (
    <Tabs
      label={t`What to manage`}
      tabs={[
        {
          value: 'requests',
          label: t({ message: 'Requests', comment: 'Of those who want to join the group' }),
          content: <Requests group={data} onOutdated={onOutdated} />,
        },
        {
          value: 'members',
          label: t`Members`,
          content: <ManageMembers group={data} onOutdated={onOutdated} />,
        },
        { value: 'settings', label: t`Settings`, content: <GroupSettings group={data} /> },
      ]}
    />
  );
}

/** A fixed height, so that the dialog does not jump when the tab changes. */
const Content = styled.div`
  min-height: min(36rem, 65dvh);
`;

function LoadingParts() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Stack gap={6}>
        <Skeleton width="16rem" height="2.75rem" />
        <SkeletonText lines={4} />
      </Stack>
    </SkeletonGroup>
  );
}

function nothing(): void {
  return;
}
