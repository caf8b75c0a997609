import { useLingui } from '@lingui/react/macro';
import { SkeletonGroup, styled, z } from 'kit';
import { FirstScreenEnd, PrerenderedText } from 'kit/prerender/area';
import { CareLine } from '../care/CareNotice';
import { NobodyYet } from '../feed/NobodyYet';
import { PrayerCardSkeleton } from '../feed/PrayerCardSkeleton';
import { PrayerGrid } from '../feed/PrayerGrid';
import { TitleLink } from '../feed/TitleLink';
import { PrerenderedSignature } from './PrerenderedSignature';

/**
 * The prerendered cards of the wall, with tags for the result of FeedPage. They have no headings and no articles: the
 * program renders those together with their controls.
 */
export function PrerenderedFeed() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading prayers`}>
      <PrayerGrid>
        {'{{#prayers}}{{#prayers}}'}
        <PrayerCardSkeleton
          name={<PrerenderedSignature />}
          title={
            <WholeCard to="/prayer/{{id}}" data-heading>
              {'{{title}}'}
            </WholeCard>
          }
          text={<PrerenderedText field="description" />}
          care={
            <>
              {'{{#needsCare}}'}
              <AboveLink>
                <CareLine />
              </AboveLink>
              {'{{/needsCare}}'}
              {'{{^amenCount}}'}
              <NobodyYet />
              {'{{/amenCount}}'}
              <FirstScreenEnd row={2} />
            </>
          }
        />
        {'{{/prayers}}{{/prayers}}'}
      </PrayerGrid>
    </SkeletonGroup>
  );
}

/** The link covers the whole card, because nothing else in it can be pressed yet. */
const WholeCard = styled(TitleLink)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const AboveLink = styled.div`
  position: relative;
  z-index: ${z.raised};
`;
