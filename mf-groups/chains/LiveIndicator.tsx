import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Text } from 'kit';
import { beginningOf, findViewerZone, type ChainHour, type Phase } from './chainTime';
import { findSlot, holderOf, type Chain } from './slots';

interface LiveIndicatorProps {
  chain: Chain;
  phase: Phase;
  hours: readonly ChainHour[];
}

/** Shows whether a chain is live (specification, section 4), and who is praying now. */
export function LiveIndicator({ chain, phase, hours }: LiveIndicatorProps) {
  const { t } = useLingui();
  if (phase === 'ended') return <Badge>{t({ message: 'Ended', context: 'chain' })}</Badge>;
  if (phase === 'upcoming')
    return <Badge tone="sky">{t`Starts ${{ start: beginningOf(chain, findViewerZone()) }}`}</Badge>;
  return (
    <>
      <Badge tone="success">{t`Live now`}</Badge>
      <Text as="span" size="small" tone="soft">
        {whoPrays(chain, hours)}
      </Text>
    </>
  );
}

function whoPrays(chain: Chain, hours: readonly ChainHour[]): string {
  const hourNow = hours.findIndex(({ isNow }) => isNow);
  const slot = findSlot(chain, hourNow);
  if (!slot) return t`This hour is open`;
  return slot.isMine ? t`This hour is yours` : t`${{ name: holderOf(slot) }} prays this hour`;
}
