import type { Ref } from 'react';
import { space, styled } from 'kit';
import { cityOf, type ChainHour } from './chainTime';
import { HourCell } from './HourCell';
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
  return (
    <Grid>
      <Hours ref={ref} tabIndex={-1} role="group" aria-label={`Hours of ${chain.title}`}>
        {hours.map((hour) => (
          <HourCell
            key={hour.hourSlot}
            hour={hour}
            slot={findSlot(chain, hour.hourSlot)}
            city={cityOf(chain.timeZone)}
            isSelected={selected.includes(hour.hourSlot)}
            isClosed={isClosed}
            onToggle={() => onToggle(hour.hourSlot)}
          />
        ))}
      </Hours>
    </Grid>
  );
}

const Grid = styled.div`
  container-type: inline-size;
`;

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[1]};

  @container (min-width: 38rem) {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: ${space[2]};
  }

  @container (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;
