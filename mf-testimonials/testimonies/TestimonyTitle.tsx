import { Heading, VisuallyHidden } from 'kit';
import { prayerPage } from 'schema/addresses';
import { titleParts } from 'schema/testimonies';
import { AnsweredBadge, Mark, OriginalPrayer, PrayerLink, Titles } from './TestimonyParts';

interface TestimonyTitleProps {
  id: string;
  title: string;
  prayer: { id: number; title: string };
}

/** Badge, title and the original prayer's title. The heading is called by its whole title, whatever it shows of it. */
export function TestimonyTitle({ id, title, prayer }: TestimonyTitleProps) {
  const { hasBadge, ownTitle, isPrayerTitle } = titleParts(title, prayer.title);

  return (
    <Titles>
      {!hasBadge && <AnsweredBadge />}
      <Heading level={2} id={id} aria-label={title} dir="auto">
        {hasBadge && (
          <Mark>
            <AnsweredBadge />
            <VisuallyHidden>: </VisuallyHidden>
          </Mark>
        )}
        {isPrayerTitle ? <PrayerLink to={prayerPage(prayer.id)}>{ownTitle}</PrayerLink> : ownTitle}
      </Heading>
      {!isPrayerTitle && <OriginalPrayer {...prayer} />}
    </Titles>
  );
}
