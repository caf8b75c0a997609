import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import {
  AvatarStack,
  Badge,
  Card,
  Cluster,
  media,
  PageHeading,
  radius,
  role,
  space,
  styled,
  Text,
  tint,
  useFragment,
  useSession,
  type FragmentType,
  type TintName,
  i18n,
} from 'kit';
import { GroupHeader_GroupFragmentDoc, type GroupHeader_GroupFragment } from '../gen/graphql';
import { JoinAction } from '../groups/JoinAction';
import { ShareGroup } from '../groups/ShareGroup';
import { ThemeArch } from '../groups/ThemeArch';
import { ThemeBadge } from '../groups/ThemeBadge';
import { themeTints } from '../groups/themes';
import { CalendarDate } from './CalendarDate';
import { GroupMenu } from './GroupMenu';
import { ManageButton } from './ManageButton';

const shownAvatars = 6;

/** Name, theme, members, and the actions to join or leave. */
export function GroupHeader({ group }: { group: FragmentType<GroupHeader_GroupFragment> }) {
  const { t } = useLingui();
  const { person } = useSession();
  const { data, complete } = useFragment({
    fragment: GroupHeader_GroupFragmentDoc,
    fragmentName: 'GroupHeader_group',
    from: group,
  });
  if (!complete) return null;

  return (
    <Frame padding="none">
      <Band $tint={themeTints[data.theme]} />
      <Body>
        <Sign>
          <ThemeArch theme={data.theme} width="4.75rem" />
        </Sign>
        <Words>
          <PageHeading title={data.name}>
            <bdi>{data.name}</bdi>
          </PageHeading>
          <Cluster gap={2}>
            <ThemeBadge theme={data.theme} />
            {data.isPrivate && (
              <Badge icon={<Lock aria-hidden="true" />}>
                {t({ message: 'Private', comment: 'A group that is not found by everybody' })}
              </Badge>
            )}
          </Cluster>
          <Origin group={data} />
        </Words>
        <People>
          {data.firstMembers.length > 0 && (
            <AvatarStack
              limit={shownAvatars}
              total={data.memberCount}
              people={data.firstMembers.map(({ id, user }) => ({
                key: id,
                initials: initials(user),
                picture: user.profileImageUrl,
                seed: shownName(user, i18n),
                label: shownName(user, i18n),
              }))}
            />
          )}
          <Text as="span" size="small" isStrong>
            {t`${plural(data.memberCount, { one: '1 member', other: '# members' })}`}
          </Text>
        </People>
        {person && (
          <Actions>
            {data.memberRole === 'admin' && (
              <ManageButton groupId={data.id} requests={data.joinRequestCount} />
            )}
            {!data.isMember && <JoinAction group={data} size="page" />}
            {data.inviteLinkToken !== null && (
              <ShareGroup name={data.name} token={data.inviteLinkToken} size="page" />
            )}
            {data.isMember && <GroupMenu groupId={data.id} name={data.name} />}
          </Actions>
        )}
      </Body>
    </Frame>
  );
}

function Origin({ group: { createdAt, createdByUser } }: { group: GroupHeader_GroupFragment }) {
  const creator = createdByUser && shownName(createdByUser, i18n);
  return (
    <Facts>
      <Text as="span" size="small" tone="soft">
        <Trans>
          Created <CalendarDate dateTime={createdAt} />
        </Trans>
      </Text>
      {creator && (
        <Text as="span" size="small" tone="soft">
          <Trans>
            Created by <bdi>{creator}</bdi>
          </Trans>
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

const Frame = styled(Card)`
  overflow: hidden;
`;

const Band = styled.div<{ $tint: TintName }>`
  height: 4.5rem;
  background: ${({ $tint }) => tint[$tint].surface};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  padding: 0 ${space[4]} ${space[6]};

  > * {
    grid-column: 1 / -1;
  }

  @media ${media.tablet} {
    padding: 0 ${space[7]} ${space[7]};
  }
`;

/** The arch stands on the band's edge, cut out of the card. */
const Sign = styled.div`
  && {
    grid-column: 1;
    grid-row: 1;
  }

  width: fit-content;
  margin-block-start: -3rem;
  background: ${role.surfaceRaised};
  border-radius: ${radius.arch};
  box-shadow: 0 0 0 4px ${role.surfaceRaised};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
`;

/** Beside the arch where there is room. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  @media ${media.tablet} {
    && {
      grid-column: 2;
      grid-row: 1;
    }

    justify-content: end;
    margin-block-start: ${space[4]};
  }
`;
