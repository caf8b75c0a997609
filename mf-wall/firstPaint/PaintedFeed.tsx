import { SkeletonGroup, styled } from 'kit';
import { PrayerCardSkeleton } from '../feed/PrayerCardSkeleton';
import { PrayerGrid } from '../feed/PrayerGrid';
import { TitleLink } from '../feed/TitleLink';
import { authorName } from './authorName';
import { PaintedText } from './PaintedText';

/**
 * The wall as the build paints it: the cards in their shape, with the words of the answer to FeedPage. Neither headings
 * nor articles: those are the program's, with everything that one can do there.
 */
export function PaintedFeed() {
  return (
    <SkeletonGroup label="Loading prayers">
      <PrayerGrid as="div">
        {'{{#prayers}}{{#prayers}}'}
        <PrayerCardSkeleton
          name={authorName}
          title={<WholeCard to="/prayer/{{id}}">{'{{title}}'}</WholeCard>}
          text={<PaintedText field="description" />}
        />
        {'{{/prayers}}{{/prayers}}'}
      </PrayerGrid>
    </SkeletonGroup>
  );
}

/** A press on the card opens the prayer already; nothing in it does any other work yet. */
const WholeCard = styled(TitleLink)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
