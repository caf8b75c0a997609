import { Users } from 'lucide-react';
import { useId } from 'react';
import { displayName, initials } from 'schema/displayName';
import {
  AvatarStack,
  Button,
  Card,
  ClampedText,
  Cluster,
  Heading,
  Link,
  role,
  space,
  Stack,
  styled,
  Text,
  useFragment,
  useSession,
  type FragmentType,
} from 'kit';
import { groupPage } from 'schema/addresses';
import { GroupCard_GroupFragmentDoc, type GroupCard_GroupFragment } from '../gen/graphql';
import { clampedName } from '../clampedName';
import { GroupSigns } from './GroupSigns';
import { JoinAction } from './JoinAction';
import { ShareGroup } from './ShareGroup';
import { ThemeBadge } from './ThemeBadge';

const shownMembers = 5;

interface GroupCardProps {
  group: FragmentType<GroupCard_GroupFragment>;
  headingLevel: 3 | 4;
  /** Whether visitors see the join button too, which asks them to sign in. */
  invitesVisitors: boolean;
}

/** A group in a list, with its members and the button to join (specification, section 2). */
export function GroupCard({ group, headingLevel, invitesVisitors }: GroupCardProps) {
  const { data, complete } = useFragment({
    fragment: GroupCard_GroupFragmentDoc,
    fragmentName: 'GroupCard_group',
    from: group,
  });
  const { person } = useSession();
  const id = useId();
  if (!complete) return null;

  return (
    <Frame as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <Cluster justify="space-between" align="start">
          <ThemeBadge theme={data.theme} />
          <GroupSigns group={data} />
        </Cluster>
        <Stack gap={2}>
          <Name level={headingLevel} size="subheading" id={id} dir="auto">
            {data.name}
          </Name>
          {data.description && <ClampedText text={data.description} />}
        </Stack>
        <Stack gap={1}>
          <Count size="small">
            <Users size="1.1em" aria-hidden="true" />
            <span>{`${data.memberCount}/${data.maxMembers} members`}</span>
          </Count>
          <Creator size="small" tone="soft">
            Created by <bdi>{creatorOf(data)}</bdi>
          </Creator>
        </Stack>
        <Members group={data} />
      </Stack>
      <Cluster gap={2}>
        <Button as={Link} to={groupPage(data.id)} aria-describedby={id}>
          View Group
        </Button>
        {(person || invitesVisitors) && <JoinAction group={data} size="card" describedBy={id} />}
        {data.inviteLinkToken !== null && (
          <ShareGroup name={data.name} token={data.inviteLinkToken} size="card" describedBy={id} />
        )}
      </Cluster>
    </Frame>
  );
}

function creatorOf({ createdByUser }: GroupCard_GroupFragment): string {
  return createdByUser ? displayName(createdByUser) : 'Community Member';
}

/** Empty where the viewer may not see the members. */
function Members({ group }: { group: GroupCard_GroupFragment }) {
  if (group.members.length === 0) return null;
  return (
    <AvatarStack
      limit={shownMembers}
      total={group.memberCount}
      people={group.members.map(({ id, user }) => ({
        key: id,
        initials: initials(user),
        picture: user.profileImageUrl,
        seed: displayName(user),
        label: displayName(user),
      }))}
    />
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  justify-content: space-between;
`;

const Name = styled(Heading)`
  ${clampedName}
`;

const Creator = styled(Text)`
  ${clampedName}
`;

const Count = styled(Text)`
  display: flex;
  gap: 0.4em;
  align-items: center;

  svg {
    color: ${role.inkSoft};
  }
`;
