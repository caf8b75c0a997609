import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import {
  AvatarStack,
  Button,
  Card,
  ClampedText,
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
  i18n,
} from 'kit';
import { groupPage } from 'schema/addresses';
import { GroupCard_GroupFragmentDoc, type GroupCard_GroupFragment } from '../gen/graphql';
import { clampedName } from '../clampedName';
import { GroupSigns } from './GroupSigns';
import { JoinAction } from './JoinAction';
import { ShareGroup } from './ShareGroup';
import { ThemeArch } from './ThemeArch';
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
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: GroupCard_GroupFragmentDoc,
    fragmentName: 'GroupCard_group',
    from: group,
  });
  const { person } = useSession();
  const id = useId();
  if (!complete) return null;
  const creator = creatorOf(data);
  const { memberCount, maxMembers } = data;

  return (
    <Frame as="article" aria-labelledby={id}>
      <Top>
        <ThemeArch theme={data.theme} />
        <Stack gap={2}>
          <Name level={headingLevel} size="subheading" id={id} dir="auto">
            {data.name}
          </Name>
          <Signs>
            <ThemeBadge theme={data.theme} />
            <GroupSigns group={data} />
          </Signs>
        </Stack>
      </Top>
      {data.description && <ClampedText text={data.description} />}
      <Foot>
        <Stack gap={1}>
          <People>
            <Members group={data} />
            <Text as="span" size="small" isStrong>
              {t`${plural(maxMembers, { other: `${memberCount}/${maxMembers} members` })}`}
            </Text>
          </People>
          <Creator size="small" tone="soft">
            <Trans>
              Created by <bdi>{creator}</bdi>
            </Trans>
          </Creator>
        </Stack>
        <Actions>
          <Button as={Link} to={groupPage(data.id)} variant="quiet" aria-describedby={id}>
            <Trans>View Group</Trans>
          </Button>
          {(person || invitesVisitors) && <JoinAction group={data} size="card" describedBy={id} />}
          {data.inviteLinkToken !== null && (
            <ShareGroup name={data.name} token={data.inviteLinkToken} size="card" describedBy={id} />
          )}
        </Actions>
      </Foot>
    </Frame>
  );
}

function creatorOf({ createdByUser }: GroupCard_GroupFragment): string {
  return createdByUser ? shownName(createdByUser, i18n) : t`Community Member`;
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
        seed: shownName(user, i18n),
        label: shownName(user, i18n),
      }))}
    />
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
`;

/** The theme, and beside it what kind of group it is. */
const Signs = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  flex-wrap: wrap;
`;

const Name = styled(Heading)`
  ${clampedName}
`;

const Creator = styled(Text)`
  ${clampedName}
`;

/** At the end of the card, so that the buttons of a row of cards are level. */
const Foot = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: end;
  flex: 1;
`;

/** As high as an avatar where the members are not shown. */
const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  min-height: 2.25rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${role.line};

  /* The text of a quiet button is at the card's edge, and sharing at the end of the line. */
  > :first-child {
    margin-inline-start: calc(-1.35rem - 1.5px);
  }

  > :nth-child(3) {
    margin-inline: auto -0.75rem;
  }
`;
