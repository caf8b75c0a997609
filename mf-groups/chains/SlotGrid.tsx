import { useLingui } from '@lingui/react/macro';
import { placeOf } from 'schema/timeZones';
import type { Ref } from 'react';
import type { ChainHour } from './chainTime';
import { HourCell } from './HourCell';
import { HourGrid } from './HourGrid';
import { findSlot, type Chain } from './slots';

interface SlotGridProps {
  chain: Chain;
  hours: readonly ChainHour[];
  selected: readonly number[];
  /** The chain has ended and cannot be joined. */
  isClosed: boolean;
  onToggle: (hourSlot: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The 24 hours of a chain: who covers each, and whether it can be selected (specification, sections 2 and 4). */
export function SlotGrid({ chain, hours, selected, isClosed, onToggle, ref }: SlotGridProps) {
  const { t, i18n } = useLingui();
  const city = placeOf(chain.timeZone, i18n.locale);
  return (
    <HourGrid
      ref={ref}
      label={t`Hours of ${{ title: chain.title }}`}
      isTwofold={hours.some(({ chainTime }) => chainTime !== null)}
    >
      {hours.map((hour) => (
        <HourCell
          key={hour.hourSlot}
          hour={hour}
          slot={findSlot(chain, hour.hourSlot)}
          city={city}
          isSelected={selected.includes(hour.hourSlot)}
          isClosed={isClosed}
          onToggle={() => onToggle(hour.hourSlot)}
        />
      ))}
    </HourGrid>
  );
}
