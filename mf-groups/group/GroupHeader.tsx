import { Lock } from 'lucide-react';
import { displayName, initials } from 'schema/displayName';
import {
  AvatarStack,
  Badge,
  Card,
  Cluster,
  PageHeading,
  Stack,
  Text,
  useFragment,
  useSession,
  type FragmentType,
} from 'kit';
import { GroupHeader_GroupFragmentDoc, type GroupHeader_GroupFragment } from '../gen/graphql';
import { JoinAction } from '../groups/JoinAction';
import { ThemeBadge } from '../groups/ThemeBadge';
import { CalendarDate } from './CalendarDate';
import { GroupMenu } from './GroupMenu';
import { ManageButton } from './ManageButton';

const shownAvatars = 6;

/** What the group is called, what it is about, who belongs to it, and the way in or out. */
export function GroupHeader({ group }: { group: FragmentType<GroupHeader_GroupFragment> }) {
  const { person } = useSession();
  const { data, complete } = useFragment({
    fragment: GroupHeader_GroupFragmentDoc,
    fragmentName: 'GroupHeader_group',
    from: group,
  });
  if (!complete) return null;

  return (
    <Card padding="large">
      <Stack gap={4}>
        <Cluster gap={3} align="start" justify="space-between">
          <PageHeading title={data.name} />
          {data.isMember && (
            <Cluster gap={2} isOneLine>
              {data.memberRole === 'admin' && (
                <ManageButton groupId={data.id} requests={data.joinRequestCount} />
              )}
              <GroupMenu groupId={data.id} name={data.name} />
            </Cluster>
          )}
        </Cluster>
        <Cluster gap={2}>
          <ThemeBadge theme={data.theme} />
          {data.isPrivate && <Badge icon={<Lock aria-hidden="true" />}>Private</Badge>}
        </Cluster>
        <Facts group={data} />
        {data.firstMembers.length > 0 && (
          <AvatarStack
            limit={shownAvatars}
            total={data.memberCount}
            people={data.firstMembers.map(({ id, user }) => ({
              key: id,
              initials: initials(user),
              picture: user.profileImageUrl,
              seed: displayName(user),
              label: displayName(user),
            }))}
          />
        )}
        {person && !data.isMember && (
          <div>
            <JoinAction group={data} size="page" />
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ group }: { group: GroupHeader_GroupFragment }) {
  return (
    <Cluster gap={4}>
      <Text as="span" size="small" tone="soft">
        {group.memberCount === 1 ? '1 member' : `${group.memberCount} members`}
      </Text>
      <Text as="span" size="small" tone="soft">
        Created <CalendarDate dateTime={group.createdAt} />
      </Text>
      {group.createdByUser && (
        <Text as="span" size="small" tone="soft">
          Created by {displayName(group.createdByUser)}
        </Text>
      )}
    </Cluster>
  );
}
