import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from 'kit';

/** Shows an author how many of the prayer team have read what was confided to it, but not who. */
export function TeamReaders({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Text size="small" tone="soft">
      {t`${plural(count, { one: '# of the team has read this', other: '# of the team have read this' })}`}
    </Text>
  );
}
