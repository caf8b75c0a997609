import { ScrollingBanner } from 'kit';
import { FirstScreenEnd, PrerenderedText } from 'kit/prerender/area';
import { OwnTestimony } from '../praise/OwnTestimony';
import { silence } from '../testimonies/Testimonials';
import { TestimonyCardSkeleton } from '../testimonies/TestimonyCardSkeleton';
import { LoadingTestimonies, NoTestimonies, Testimonies } from '../testimonies/TestimonyList';
import {
  AnsweredBadge,
  Mark,
  OriginalPrayer,
  PrayerLink,
  storyLines,
  Title,
} from '../testimonies/TestimonyParts';

/**
 * The prerendered testimonies, with tags for the result of TestimonialWall. They have no headings and no articles: the
 * program renders those together with their controls. Gateways of a release before give them no `ownTitle`, and nothing is
 * shown.
 */
export function PrerenderedTestimonies() {
  return (
    <LoadingTestimonies>
      {'{{#testimonials}}{{^testimonials}}'}
      <NoTestimonies />
      {'{{/testimonials}}'}
      <Testimonies>
        {'{{#testimonials}}{{#ownTitle}}'}
        <TestimonyCardSkeleton
          id="{{id}}"
          name="{{authorName}}"
          titles={<PrerenderedTitles />}
          story={<PrerenderedText field="testimony" lines={storyLines} />}
          note={
            <>
              {'{{#isOwner}}'}
              <OwnTestimony />
              {'{{/isOwner}}'}
            </>
          }
        />
        <FirstScreenEnd row={1} />
        {'{{/ownTitle}}{{/testimonials}}'}
      </Testimonies>
      {'{{/testimonials}}'}
    </LoadingTestimonies>
  );
}

/** There is no banner unless an administrator has written one. */
export const PrerenderedBanner = () => (
  <>
    {'{{#banner}}'}
    <ScrollingBanner phrases={[silence]} />
    {'{{/banner}}'}
  </>
);

const PrerenderedTitles = () => (
  <>
    {'{{^hasBadge}}'}
    <AnsweredBadge />
    {'{{/hasBadge}}'}
    <Title dir="auto" data-heading>
      {'{{#hasBadge}}'}
      <Mark>
        <AnsweredBadge />
      </Mark>
      {'{{/hasBadge}}{{#isPrayerTitle}}{{#prayer}}'}
      <PrayerLink to="/prayer/{{id}}">{'{{title}}'}</PrayerLink>
      {'{{/prayer}}{{/isPrayerTitle}}{{^isPrayerTitle}}{{ownTitle}}{{/isPrayerTitle}}'}
    </Title>
    {'{{^isPrayerTitle}}{{#prayer}}'}
    <OriginalPrayer id="{{id}}" title="{{title}}" />
    {'{{/prayer}}{{/isPrayerTitle}}'}
  </>
);
