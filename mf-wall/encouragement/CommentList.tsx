import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { LoadMore, space, Stack, styled, Text, useFragment, type FragmentType } from 'kit';
import { Comments_PrayerFragmentDoc, type Comments_PrayerFragment } from '../gen/graphql';
import { CommentLine } from './CommentLine';
import { useEarlierComments } from './useEarlierComments';
import { useWaitingWords } from './useWaitingWords';
import { WaitingLine } from './WaitingLine';

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
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { shown, hasEarlier, loadEarlier } = useEarlierComments(prayer, list);
  const waiting = useWaitingWords(prayer.id);
  if (shown.length === 0 && waiting.length === 0) {
    return (
      <Text tone="soft">
        <Trans>No words of encouragement yet. Be the first to offer support!</Trans>
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      {hasEarlier && (
        <LoadMore
          label={t`Load earlier encouragements`}
          failure={t`Earlier encouragements could not be loaded.`}
          list={list}
          added={(count) =>
            t`${plural(count, { one: '1 earlier encouragement', other: '# earlier encouragements' })}`
          }
          onLoad={loadEarlier}
        />
      )}
      <List ref={list}>
        {shown.map((comment) => (
          <CommentLine key={comment.id} comment={comment} />
        ))}
        {waiting.map((write) => (
          <WaitingLine key={`waiting ${write.id}`} write={write} />
        ))}
      </List>
    </Stack>
  );
}

/** What its author has written stays in view, although the encouragements have not been read. */
export function WaitingWords({ prayerId, onSent }: { prayerId: number; onSent: () => void }) {
  const waiting = useWaitingWords(prayerId, onSent);
  return (
    waiting.length > 0 && (
      <List>
        {waiting.map((write) => (
          <WaitingLine key={write.id} write={write} />
        ))}
      </List>
    )
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
