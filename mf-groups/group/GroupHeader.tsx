import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import {
  AvatarStack,
  Cluster,
  PageHeading,
  Text,
  useFragment,
  useSession,
  type FragmentType,
  i18n,
} from 'kit';
import { GroupHeader_GroupFragmentDoc, type GroupHeader_GroupFragment } from '../gen/graphql';
import { JoinAction } from '../groups/JoinAction';
import { PrivateBadge } from '../groups/PrivateBadge';
import { ShareGroup } from '../groups/ShareGroup';
import { ThemeArch } from '../groups/ThemeArch';
import { ThemeBadge } from '../groups/ThemeBadge';
import { themeTints } from '../groups/themes';
import { CalendarDate } from './CalendarDate';
import { Actions, archWidth, Band, Body, Facts, Frame, Join, People, Sign, Words } from './GroupHeaderParts';
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
          <ThemeArch theme={data.theme} width={archWidth} />
        </Sign>
        <Words>
          <PageHeading title={data.name}>
            <bdi dir="auto">{data.name}</bdi>
          </PageHeading>
          <Cluster gap={2}>
            <ThemeBadge theme={data.theme} />
            {data.isPrivate && <PrivateBadge />}
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
            {!data.isMember && (
              <Join>
                <JoinAction group={data} size="page" />
              </Join>
            )}
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
