import { Trans } from '@lingui/react/macro';
import { Prose, RelativeTime, role, space, Stack, styled, Text, type } from 'kit';

/** The text of a prayer on its own page. */
export const PrayerText = styled(Prose)`
  ${type.lead}
`;

/** An update of a prayer, beside a line. */
export const Update = styled(Stack).attrs({ gap: 1 })`
  padding-block: ${space[1]};
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${role.accentSoft};
`;

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
