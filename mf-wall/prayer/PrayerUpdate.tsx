import { Trans } from '@lingui/react/macro';
import { Prose, RelativeTime, Text } from 'kit';
import { Update } from './PrayerParts';

/** What the owner has added to a prayer. */
export const PrayerUpdate = ({ update }: { update: { content: string; createdAt: string } }) => (
  <Update>
    <Text size="small" tone="soft">
      <Trans>
        Update, <RelativeTime dateTime={update.createdAt} />
      </Trans>
    </Text>
    <Prose dir="auto">{update.content}</Prose>
  </Update>
);
