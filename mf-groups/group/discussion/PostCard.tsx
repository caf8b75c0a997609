import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import {
  Avatar,
  Card,
  Cluster,
  Prose,
  RelativeTime,
  Stack,
  Text,
  useFragment,
  type FragmentType,
  i18n,
} from 'kit';
import { PostCard_PostFragmentDoc, type PostCard_PostFragment } from '../../gen/graphql';
import { Care } from './Care';
import { Comments } from './Comments';
import { LikeButton } from './LikeButton';
import { PostMenu } from './PostMenu';
import { Name, PinnedSign, Row, TypeSign } from './PostParts';

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
              <TypeSign type={data.postType} />
              {data.isPinned && <PinnedSign />}
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
