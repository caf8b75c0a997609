import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Heart } from 'lucide-react';
import { Card, Cluster, IconButton, Prose, Skeleton, Stack, styled } from 'kit';
import { postTypeValues } from 'schema/vocabulary';
import { CareFallback } from '../group/discussion/Care';
import { Reactions } from '../group/discussion/Comments';
import { LikeShape } from '../group/discussion/LikeButton';
import { Name, PinnedSign, Row, TypeSign } from '../group/discussion/PostParts';
import { ForMembers, OfWord, SmallLine } from './PrerenderedParts';

/** A post until its reactions. */
export function PrerenderedPost() {
  const { t } = useLingui();
  const author = '{{authorName}}';
  return (
    <Card>
      <Stack gap={4}>
        <Row>
          <Skeleton shape="circle" />
          <div>
            <Cluster gap={2}>
              <Name as="span" isStrong dir="auto">
                {author}
              </Name>
              <OfWord field="postType" words={postTypeValues}>
                {(word) => <TypeSign type={word} />}
              </OfWord>
              {'{{#isPinned}}'}
              <PinnedSign />
              {'{{/isPinned}}'}
            </Cluster>
            <SmallLine />
          </div>
          <IconButton label={t`More options (${author})`} icon={<Ellipsis />} />
        </Row>
        <Prose dir="auto">{'{{content}}'}</Prose>
        {'{{#needsCare}}'}
        <CareFallback />
        {'{{/needsCare}}'}
        <Stack gap={3}>
          {'{{^commentCount}}'}
          <Reactions like={<Likes />} commentCount={0} />
          <ForMembers>
            <Skeleton height="2.875rem" />
          </ForMembers>
          {'{{/commentCount}}{{#commentCount}}'}
          <Reactions like={<Likes />} commentCount={null} />
          <Comments data-comments />
          {'{{/commentCount}}'}
        </Stack>
      </Stack>
    </Card>
  );
}

function Likes() {
  const likeCount = '{{likeCount}}';
  const like = <Trans>Like ({likeCount})</Trans>;
  return (
    <>
      <ForMembers>
        <LikeShape variant="quiet" icon={<Heart />}>
          {like}
        </LikeShape>
      </ForMembers>
      {'{{^isMember}}'}
      <LikeShape variant="quiet" icon={<Heart />} disabled>
        {like}
      </LikeShape>
      {'{{/isMember}}'}
    </>
  );
}

/** Of unknown height. */
const Comments = styled.div`
  min-height: 100vh;
`;
