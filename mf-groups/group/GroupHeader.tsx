import { Lock } from 'lucide-react';
import { displayName, initials } from 'schema/displayName';
import {
  AvatarStack,
  Badge,
  Card,
  Cluster,
  PageHeading,
  space,
  Stack,
  styled,
  Text,
  useFragment,
  useSession,
  type FragmentType,
} from 'kit';
import { GroupHeader_GroupFragmentDoc, type GroupHeader_GroupFragment } from '../gen/graphql';
import { JoinAction } from '../groups/JoinAction';
import { ShareGroup } from '../groups/ShareGroup';
import { ThemeBadge } from '../groups/ThemeBadge';
import { CalendarDate } from './CalendarDate';
import { GroupMenu } from './GroupMenu';
import { ManageButton } from './ManageButton';

const shownAvatars = 6;

/** Name, theme, members, and the actions to join or leave. */
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
        <Top>
          <PageHeading title={data.name} />
          {data.isMember && <GroupMenu groupId={data.id} name={data.name} />}
        </Top>
        <Cluster gap={2}>
          <ThemeBadge theme={data.theme} />
          {data.isPrivate && <Badge icon={<Lock aria-hidden="true" />}>Private</Badge>}
        </Cluster>
        <Cluster gap={2}>
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
          <Text as="span" size="small" isStrong>
            {data.memberCount === 1 ? '1 member' : `${data.memberCount} members`}
          </Text>
        </Cluster>
        <Origin group={data} />
        {person && (
          <Cluster gap={2}>
            {data.memberRole === 'admin' && (
              <ManageButton groupId={data.id} requests={data.joinRequestCount} />
            )}
            {!data.isMember && <JoinAction group={data} size="page" />}
            {data.inviteLinkToken !== null && (
              <ShareGroup name={data.name} token={data.inviteLinkToken} size="page" />
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

function Origin({ group: { createdAt, createdByUser } }: { group: GroupHeader_GroupFragment }) {
  return (
    <Facts>
      <Text as="span" size="small" tone="soft">
        Created <CalendarDate dateTime={createdAt} />
      </Text>
      {createdByUser && (
        <Text as="span" size="small" tone="soft">
          Created by <bdi>{displayName(createdByUser)}</bdi>
        </Text>
      )}
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
`;

/** The menu is at the end of the first line, however long the name is. */
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;
`;
