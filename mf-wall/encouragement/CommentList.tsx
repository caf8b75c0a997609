import { styled, Text, useFragment, type FragmentType } from 'kit';
import { Comments_PrayerFragmentDoc, type Comments_PrayerFragment } from '../gen/graphql';
import { CommentLine } from './CommentLine';

/** The encouragements of a prayer, oldest first. */
export function CommentList({ prayer }: { prayer: FragmentType<Comments_PrayerFragment> }) {
  const { data, complete } = useFragment({
    fragment: Comments_PrayerFragmentDoc,
    fragmentName: 'Comments_prayer',
    from: prayer,
  });
  if (!complete) return null;
  if (data.comments.length === 0) {
    return <Text tone="soft">No words of encouragement yet. Be the first to offer support!</Text>;
  }
  return (
    <List>
      {data.comments.map((comment) => (
        <CommentLine key={comment.id} comment={comment} />
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
