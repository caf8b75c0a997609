import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Heart } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Card, Cluster, IconButton, Prose, Skeleton, Stack, styled, Text, useSession } from 'kit';
import { postTypes } from 'schema/vocabulary';
import { CareFallback } from '../group/discussion/Care';
import { Reactions } from '../group/discussion/Comments';
import { LikeShape } from '../group/discussion/LikeButton';
import { Name, PinnedSign, Row, TypeSign } from '../group/discussion/PostParts';

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
              {postTypes.map(({ value }) => (
                <Fragment key={value}>
                  {`{{#postType_${value}}}`}
                  <TypeSign type={value} />
                  {`{{/postType_${value}}}`}
                </Fragment>
              ))}
              {'{{#isPinned}}'}
              <PinnedSign />
              {'{{/isPinned}}'}
            </Cluster>
            <Text as="span" size="small">
              {'\u00a0'}
            </Text>
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

/** For members of the group. Visitors are none. */
export function ForMembers({ children }: { children: ReactNode }) {
  const { person } = useSession();
  return (
    person && (
      <>
        {'{{#isMember}}'}
        {children}
        {'{{/isMember}}'}
      </>
    )
  );
}

/** Of unknown height. */
const Comments = styled.div`
  min-height: 100vh;
`;
