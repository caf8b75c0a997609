import { Check, Plus } from 'lucide-react';
import { initials } from 'schema/displayName';
import { Avatar, css, motion, radius, role, space, styled, type } from 'kit';
import { placeOf, type ChainHour } from './chainTime';
import { canBeJoined, findSlot, holderOf, type Chain, type ChainSlot } from './slots';

interface SlotGridProps {
  chain: Chain;
  hours: readonly ChainHour[];
  selected: readonly number[];
  /** The chain has ended and takes no one. */
  isClosed: boolean;
  onToggle: (hourSlot: number) => void;
}

/** The 24 hours of a chain: who covers which, and which can be chosen (specification, sections 2 and 4). */
export function SlotGrid({ chain, hours, selected, isClosed, onToggle }: SlotGridProps) {
  return (
    <Room>
      <Hours role="group" aria-label={`Hours of ${chain.title}`}>
        {hours.map((hour) => (
          <Hour
            key={hour.hourSlot}
            hour={hour}
            slot={findSlot(chain, hour.hourSlot)}
            place={placeOf(chain.timeZone)}
            isSelected={selected.includes(hour.hourSlot)}
            isClosed={isClosed}
            onToggle={() => onToggle(hour.hourSlot)}
          />
        ))}
      </Hours>
    </Room>
  );
}

interface HourProps {
  hour: ChainHour;
  slot: ChainSlot | null;
  place: string;
  isSelected: boolean;
  isClosed: boolean;
  onToggle: () => void;
}

function Hour({ hour, slot, place, isSelected, isClosed, onToggle }: HourProps) {
  const canBeChosen = canBeJoined(slot) && !isClosed;
  const isChosen = isSelected && canBeChosen;
  const shift = hour.dayShift === 0 ? null : `${hour.dayShift > 0 ? '+1' : '−1'} day`;
  const name = [
    [hour.time, shift].filter(Boolean).join(' '),
    hour.chainTime && `${hour.chainTime} in ${place}`,
    isChosen ? 'selected' : wordsFor(slot, isClosed),
  ];

  return (
    <Cell
      type="button"
      aria-label={name.filter(Boolean).join(', ')}
      aria-pressed={canBeChosen ? isChosen : undefined}
      title={slot && !slot.isMine ? holderOf(slot) : undefined}
      disabled={!canBeChosen}
      onClick={onToggle}
      $look={isChosen ? 'selected' : lookOf(slot)}
    >
      <Time>{hour.time}</Time>
      {hour.chainTime && <Aside>{hour.chainTime}</Aside>}
      {shift && <Aside>{shift}</Aside>}
      <Mark>{isChosen ? <Check /> : <Holder slot={slot} />}</Mark>
    </Cell>
  );
}

function Holder({ slot }: { slot: ChainSlot | null }) {
  if (!slot) return <Plus />;
  if (slot.isMine) return <You>You</You>;
  return (
    <Avatar
      size="small"
      initials={initials(slot.user)}
      picture={slot.user.profileImageUrl}
      seed={holderOf(slot)}
    />
  );
}

function wordsFor(slot: ChainSlot | null, isClosed: boolean): string {
  if (!slot) return isClosed ? 'not covered' : 'available';
  if (slot.isMine) return slot.isOffered ? 'covered by you, offered to others' : 'covered by you';
  return slot.isOffered && !isClosed ? `offered by ${holderOf(slot)}` : `covered by ${holderOf(slot)}`;
}

type Look = 'open' | 'offered' | 'covered' | 'mine' | 'selected';

function lookOf(slot: ChainSlot | null): Look {
  if (!slot) return 'open';
  if (slot.isMine) return 'mine';
  return slot.isOffered ? 'offered' : 'covered';
}

const looks: Record<Look, ReturnType<typeof css>> = {
  open: css`
    color: ${role.ink};
    background: ${role.surfaceRaised};
    border-color: ${role.lineStrong};
  `,
  offered: css`
    color: ${role.ink};
    background: ${role.surfaceRaised};
    border-color: ${role.accent};
    border-style: dashed;
  `,
  covered: css`
    color: ${role.inkSoft};
    background: ${role.surfaceSunken};
  `,
  mine: css`
    color: ${role.highlightInk};
    background: ${role.highlightSoft};
    border-color: ${role.highlight};
  `,
  selected: css`
    color: ${role.inkOnAccent};
    background: ${role.accent};
    border-color: ${role.accent};
  `,
};

const Room = styled.div`
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

const Cell = styled.button<{ $look: Look }>`
  ${type.caption}
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: center;
  min-width: 2.75rem;
  min-height: 4.5rem;
  padding: ${space[2]} 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: center;
  border: 1.5px solid transparent;
  border-radius: ${radius.medium};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  ${({ $look }) => looks[$look]}

  &:hover:not(:disabled) {
    border-color: ${role.accent};
  }

  &:disabled {
    cursor: default;
  }
`;

const Time = styled.span`
  font-weight: 600;
`;

const Aside = styled.span`
  font-weight: 400;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  align-self: end;
  height: 2rem;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const You = styled.span`
  font-weight: 700;
`;
