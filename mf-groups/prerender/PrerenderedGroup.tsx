import { useLingui } from '@lingui/react/macro';
import { Cluster, Skeleton, SkeletonGroup, Stack, styled, useSession } from 'kit';
import { FirstScreenEnd, PrerenderedTitle } from 'kit/prerender/area';
import { Composer } from '../group/discussion/Composer';
import { NoPosts } from '../group/discussion/Discussion';
import { GroupFrame } from '../group/GroupFrame';
import {
  Actions,
  archWidth,
  Band,
  Body,
  Facts,
  Frame,
  Join,
  People,
  Sign,
  Words,
} from '../group/GroupHeaderParts';
import { GroupMenu } from '../group/GroupMenu';
import { ManageButton } from '../group/ManageButton';
import { PrivateBadge } from '../groups/PrivateBadge';
import { ShareGroup } from '../groups/ShareGroup';
import { Arch } from '../groups/ThemeArch';
import { ThemeBadge } from '../groups/ThemeBadge';
import { themeTints } from '../groups/themes';
import { ForMembers, OfTheme, SmallLine } from './PrerenderedParts';
import { PrerenderedPost } from './PrerenderedPost';

/**
 * The prerendered page of a group, with tags for the result of GroupPage. The name is no heading and the posts are no
 * articles: the program renders those together with their controls. Dates and counts have their place: their words
 * depend on the reader's time zone and on the language's plurals.
 */
export function PrerenderedGroup() {
  const { t } = useLingui();
  return (
    <Screen>
      <SkeletonGroup label={t`Loading group`}>
        {'{{#prayerGroup}}'}
        <GroupFrame header={<Header />} discussion={<Posts />} members={null} about={null} />
        {'{{/prayerGroup}}'}
      </SkeletonGroup>
    </Screen>
  );
}

/** As tall as the window: what follows the first comments comes later. */
const Screen = styled.div`
  min-height: 100vh;
`;

function Header() {
  const { person } = useSession();
  return (
    <Frame padding="none">
      <OfTheme>{(theme) => <Band $tint={themeTints[theme]} />}</OfTheme>
      <Body>
        <Sign>
          <OfTheme>{(theme) => <Arch $tint={themeTints[theme]} $width={archWidth} />}</OfTheme>
        </Sign>
        <Words>
          <PrerenderedTitle field="name" />
          <Cluster gap={2}>
            <OfTheme>{(theme) => <ThemeBadge theme={theme} />}</OfTheme>
            {'{{#isPrivate}}'}
            <PrivateBadge />
            {'{{/isPrivate}}'}
          </Cluster>
          <Facts>
            <SmallLine />
            {'{{#createdByUser}}'}
            <SmallLine />
            {'{{/createdByUser}}'}
          </Facts>
        </Words>
        <People>
          <Avatars>
            {'{{#firstMembers}}'}
            <Skeleton shape="circle" width="2rem" />
            {'{{/firstMembers}}'}
          </Avatars>
          <SmallLine />
        </People>
        {person && (
          <Actions>
            {'{{#memberRole_admin}}'}
            <ManageButton groupId={0} requests={0} />
            {'{{/memberRole_admin}}{{^isMember}}'}
            <Join>
              <Skeleton width="100%" height="2.75rem" />
            </Join>
            {'{{/isMember}}{{#inviteLinkToken}}'}
            <ShareGroup name="" token="" size="page" />
            {'{{/inviteLinkToken}}{{#isMember}}'}
            <GroupMenu groupId={0} name="" />
            {'{{/isMember}}'}
          </Actions>
        )}
      </Body>
    </Frame>
  );
}

/** Gateways of a release before give posts no `authorName`, and none is shown. */
function Posts() {
  return (
    <Stack gap={6}>
      <ForMembers>
        <Composer groupId={0} isAdmin={false} />
      </ForMembers>
      {'{{#posts}}{{^posts}}'}
      <ForMembers>
        <NoPosts isMember />
      </ForMembers>
      {'{{^isMember}}'}
      <NoPosts isMember={false} />
      {'{{/isMember}}{{/posts}}'}
      <List>
        {'{{#posts}}{{#authorName}}'}
        <PrerenderedPost />
        <FirstScreenEnd row={1} />
        {'{{/authorName}}{{/posts}}'}
      </List>
      {'{{/posts}}'}
    </Stack>
  );
}

/** As high as the AvatarStack. */
const Avatars = styled.span`
  display: inline-flex;
  gap: 2px;

  &:empty {
    display: none;
  }
`;

/** Where a post with comments ends is not known, so what follows it is not shown. */
const List = styled(Stack).attrs({ gap: 6 })`
  > :has([data-comments]) ~ div {
    display: none;
  }

  &:empty {
    display: none;
  }
`;
