import { useLingui } from '@lingui/react/macro';
import { Text } from 'kit';

/** Why authors cannot praise. */
export function OwnTestimony({ id }: { id?: string }) {
  const { t } = useLingui();
  return <Text id={id} size="small" tone="soft">{t`Your own testimony`}</Text>;
}
