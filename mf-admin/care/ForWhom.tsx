import { Trans } from '@lingui/react/macro';
import { Text } from 'kit';

/** For whom the author of a prayer asks, in the author's words; nothing when it is for nobody else. */
export function ForWhom({ prayer }: { prayer: { onBehalfOf?: string | null } }) {
  if (!prayer.onBehalfOf) return null;
  return (
    <Text size="small" tone="soft">
      <Trans>
        For <bdi>{prayer.onBehalfOf}</bdi>
      </Trans>
    </Text>
  );
}
