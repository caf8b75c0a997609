import { LoadMore, Stack, styled, Text, useFragment, VisuallyHidden, type FragmentType } from 'kit';
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
  const { list, shown, hasEarlier, loadEarlier, loaded } = useEarlierComments(prayer);
  if (shown.length === 0) {
    return <Text tone="soft">No words of encouragement yet. Be the first to offer support!</Text>;
  }
  return (
    <Stack gap={4}>
      {hasEarlier && (
        <LoadMore
          label="Load earlier encouragements"
          failure="Earlier encouragements could not be loaded."
          onLoad={loadEarlier}
        />
      )}
      <VisuallyHidden role="status">
        {loaded !== null &&
          (loaded === 1 ? '1 earlier encouragement loaded' : `${loaded} earlier encouragements loaded`)}
      </VisuallyHidden>
      <List ref={list}>
        {shown.map((comment) => (
          <CommentLine key={comment.id} comment={comment} />
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
