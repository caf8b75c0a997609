import { useLingui } from '@lingui/react/macro';
import { HandHeart, Megaphone, MessageCircle, Pin, Sparkles } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import type { PostType } from 'schema/vocabulary';
import {
  Avatar,
  Card,
  Cluster,
  Prose,
  RelativeTime,
  role,
  space,
  Stack,
  styled,
  Text,
  useFragment,
  type FragmentType,
  i18n,
} from 'kit';
import { PostCard_PostFragmentDoc, type PostCard_PostFragment } from '../../gen/graphql';
import { postTypeNames } from '../../vocabularyNames';
import { clampedName } from '../../clampedName';
import { Care } from './Care';
import { Comments } from './Comments';
import { LikeButton } from './LikeButton';
import { PostMenu } from './PostMenu';

interface PostCardProps {
  post: FragmentType<PostCard_PostFragment>;
  groupId: number;
  isMember: boolean;
  isAdmin: boolean;
}

/** One post with its author, text, likes and comments. */
export function PostCard({ post, groupId, isMember, isAdmin }: PostCardProps) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
    from: post,
  });
  const bylineId = useId();
  if (!complete) return null;
  const name = shownName(data.author, i18n);

  return (
    <Card as="article" aria-label={t`Post by ${name}`}>
      <Stack gap={4}>
        <Row>
          <Avatar initials={initials(data.author)} picture={data.author.profileImageUrl} seed={name} />
          <div id={bylineId}>
            <Cluster gap={2}>
              <Name as="span" isStrong dir="auto">
                {name}
              </Name>
              <Sign label={t(postTypeNames[data.postType])}>{typeIcons[data.postType]}</Sign>
              {data.isPinned && (
                <Sign label={t({ message: 'Pinned', comment: 'A post that stays at the top' })}>
                  <Pin />
                </Sign>
              )}
            </Cluster>
            <Text as="span" size="small" tone="soft">
              <RelativeTime dateTime={data.createdAt} />
            </Text>
          </div>
          <PostMenu post={data} groupId={groupId} author={name} isMember={isMember} isAdmin={isAdmin} />
        </Row>
        <Prose dir="auto">{data.content}</Prose>
        {data.needsCare && <Care />}
        <Comments
          post={data}
          isMember={isMember}
          isAdmin={isAdmin}
          describedBy={bylineId}
          like={<LikeButton post={data} isMember={isMember} describedBy={bylineId} />}
        />
      </Stack>
    </Card>
  );
}

const typeIcons: Record<PostType, ReactNode> = {
  message: <MessageCircle />,
  prayer_request: <HandHeart />,
  praise: <Sparkles />,
  announcement: <Megaphone />,
};

/** An icon with its text for screen readers. */
function Sign({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Mark role="img" aria-label={label} title={label}>
      {children}
    </Mark>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`;

const Name = styled(Text)`
  ${clampedName}
`;

const Mark = styled.span`
  display: inline-grid;
  color: ${role.accent};

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
