import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Heading, Link, role, space, styled, Text, VisuallyHidden } from 'kit';
import { prayerPage } from 'schema/addresses';

interface TestimonyTitleProps {
  id: string;
  title: string;
  prayer: { id: number; title: string };
}

/** In what members store, whatever the language of the page. */
// oxlint-disable-next-line site/literal-text -- compared
const defaultBeginning = 'Answered Prayer: ';

/**
 * Badge, title and the original prayer's title. Default titles repeat both ('Answered Prayer: Safe travel'): each of
 * the words is shown once, and the heading is still called by its whole title.
 */
export function TestimonyTitle({ id, title, prayer }: TestimonyTitleProps) {
  const { t } = useLingui();
  const hasBadge = title.startsWith(defaultBeginning);
  const prayerTitle = prayer.title;
  const own = hasBadge ? title.slice(defaultBeginning.length) : title;
  const isPrayerTitle = own === prayerTitle;
  const mark = <Badge tone="highlight">{t`Answered Prayer`}</Badge>;

  return (
    <Titles>
      {!hasBadge && mark}
      <Heading level={2} id={id} aria-label={title} dir="auto">
        {hasBadge && (
          <Mark>
            {mark}
            <VisuallyHidden>: </VisuallyHidden>
          </Mark>
        )}
        {isPrayerTitle ? <PrayerLink to={prayerPage(prayer.id)}>{own}</PrayerLink> : own}
      </Heading>
      {!isPrayerTitle && (
        <Text size="small" tone="soft">
          <Trans>
            Original prayer:{' '}
            <Link to={prayerPage(prayer.id)} dir="auto">
              {prayerTitle}
            </Link>
          </Trans>
        </Text>
      )}
    </Titles>
  );
}

const Titles = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** On a line of its own, without the height of the title's. */
const Mark = styled.span`
  display: flex;
  margin-bottom: ${space[3]};
`;

const PrayerLink = styled(Link)`
  color: ${role.ink};

  &:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`;
