import { PrerenderedText } from 'kit/prerender/area';
import { TestimonyCardSkeleton } from '../testimonies/TestimonyCardSkeleton';
import { LoadingTestimonies } from '../testimonies/TestimonyList';
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
 * program renders those together with their controls.
 */
export function PrerenderedTestimonies() {
  return (
    <LoadingTestimonies>
      {'{{#testimonials}}{{#testimonials}}'}
      <TestimonyCardSkeleton
        name="{{authorName}}"
        titles={<PrerenderedTitles />}
        story={<PrerenderedText field="testimony" lines={storyLines} />}
      />
      {'{{/testimonials}}{{/testimonials}}'}
    </LoadingTestimonies>
  );
}

const PrerenderedTitles = () => (
  <>
    {'{{^hasBadge}}'}
    <AnsweredBadge />
    {'{{/hasBadge}}'}
    <Title dir="auto">
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
