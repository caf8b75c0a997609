import { useRef } from 'react';
import { LoadMore, space, Stack, styled, Text, useFragment, type FragmentType } from 'kit';
import { Comments_PrayerFragmentDoc, type Comments_PrayerFragment } from '../gen/graphql';
import { CommentLine } from './CommentLine';
import { useEarlierComments } from './useEarlierComments';

/** The encouragements of a prayer, oldest first: the newest 100, and earlier ones on request. */
export function CommentList({ prayer }: { prayer: FragmentType<Comments_PrayerFragment> }) {
  const { data, complete } = useFragment({
    fragment: Comments_PrayerFragmentDoc,
    fragmentName: 'Comments_prayer',
    from: prayer,
  });
  return complete ? <Comments prayer={data} /> : null;
}

function Comments({ prayer }: { prayer: Comments_PrayerFragment }) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, hasEarlier, loadEarlier } = useEarlierComments(prayer, list);
  if (shown.length === 0) {
    return <Text tone="soft">No words of encouragement yet. Be the first to offer support!</Text>;
  }
  return (
    <Stack gap={4}>
      {hasEarlier && (
        <LoadMore
          label="Load earlier encouragements"
          failure="Earlier encouragements could not be loaded."
          list={list}
          added={(count) => (count === 1 ? '1 earlier encouragement' : `${count} earlier encouragements`)}
          onLoad={loadEarlier}
        />
      )}
      <List ref={list}>
        {shown.map((comment) => (
          <CommentLine key={comment.id} comment={comment} />
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
