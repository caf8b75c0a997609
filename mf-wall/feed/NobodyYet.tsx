import { useLingui } from '@lingui/react/macro';
import { Text } from 'kit';

/** @param isOver somebody has, since the card is here: the line keeps its place, so that nothing moves */
export function NobodyYet({ isOver }: { isOver?: boolean }) {
  const { t } = useLingui();
  return (
    <Text size="small" tone="soft" style={isOver ? { visibility: 'hidden' } : undefined}>
      {t`Nobody has prayed for this yet`}
    </Text>
  );
}
