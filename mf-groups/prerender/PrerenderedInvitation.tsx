import { useLingui } from '@lingui/react/macro';
import { Prose, Skeleton, SkeletonGroup, styled } from 'kit';
import { PrerenderedTitle } from 'kit/prerender/area';
import { groupPage } from 'schema/addresses';
import { MemberBadge } from '../groups/JoinAction';
import { PrivateBadge } from '../groups/PrivateBadge';
import { ThemeBadge } from '../groups/ThemeBadge';
import { InvitationFrame } from '../invite/InvitationFrame';
import { Lead, MembersBadge, ViewGroup } from '../invite/InvitationParts';
import { OfTheme } from './PrerenderedParts';

/**
 * The prerendered page of an invite link, with tags for the result of GroupByInvite. The name is no heading and the
 * card no article: the program renders those together with the button to join, which depends on more than a tag can say.
 */
export function PrerenderedInvitation() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading group`}>
      {'{{#prayerGroupByInvite}}'}
      <InvitationFrame
        lead={
          <>
            {'{{#isMember}}'}
            <Lead isMember />
            {'{{/isMember}}{{^isMember}}'}
            <Lead isMember={false} />
            {'{{/isMember}}'}
          </>
        }
        name={<PrerenderedTitle field="name" />}
        badges={
          <>
            <OfTheme>{(theme) => <ThemeBadge theme={theme} />}</OfTheme>
            {'{{#isPrivate}}'}
            <PrivateBadge />
            {'{{/isPrivate}}'}
            <Place>
              <MembersBadge memberCount={10} maxMembers={100} />
            </Place>
          </>
        }
        description={
          <>
            {'{{#description}}'}
            <Prose dir="auto">{'{{description}}'}</Prose>
            {'{{/description}}'}
          </>
        }
        actions={
          <>
            {'{{#isMember}}'}
            <MemberBadge size="page" />
            <ViewGroup address={groupPage('{{id}}')} />
            {'{{/isMember}}{{^isMember}}'}
            <Skeleton width="9rem" height="2.75rem" />
            {'{{/isMember}}'}
          </>
        }
      />
      {'{{/prayerGroupByInvite}}'}
    </SkeletonGroup>
  );
}

/** About as wide as the count, whose words depend on the language's plurals. */
const Place = styled.span`
  display: inline-flex;
  visibility: hidden;
`;
