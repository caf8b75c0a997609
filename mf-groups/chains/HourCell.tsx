import { Check, Plus } from 'lucide-react';
import { initials } from 'schema/displayName';
import { Avatar, css, motion, radius, role, space, styled, type, VisuallyHidden } from 'kit';
import type { ChainHour } from './chainTime';
import { canBeJoined, holderOf, type ChainSlot } from './slots';

interface HourCellProps {
  hour: ChainHour;
  slot: ChainSlot | null;
  /** The city of the chain's time zone. */
  city: string;
  isSelected: boolean;
  isClosed: boolean;
  onToggle: () => void;
}

/** One hour with its time, who covers it, and whether it can be selected. */
export function HourCell({ hour, slot, city, isSelected, isClosed, onToggle }: HourCellProps) {
  const canBeChosen = canBeJoined(slot) && hour.isReal && !isClosed;
  const isChosen = isSelected && canBeChosen;
  const shift = hour.dayShift === 0 ? null : `${hour.dayShift > 0 ? '+1' : '−1'} day`;
  const name = [
    [hour.time, shift].filter(Boolean).join(' '),
    hour.chainTime && `${hour.chainTime} in ${city}`,
    isChosen ? 'selected' : labelOf(slot, isClosed || !hour.isReal),
    hour.skippedOn && `skipped on ${hour.skippedOn}, when the clocks go forward`,
  ];

  return (
    <Cell
      type="button"
      aria-pressed={canBeChosen ? isChosen : undefined}
      aria-current={hour.isNow ? 'time' : undefined}
      title={slot && !slot.isMine ? holderOf(slot) : undefined}
      disabled={!canBeChosen}
      onClick={onToggle}
      $look={isChosen ? 'selected' : lookOf(slot, hour)}
    >
      <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
      <Seen aria-hidden="true">
        <Time>{hour.time}</Time>
        {hour.chainTime && <span>{hour.chainTime}</span>}
        {shift && <span>{shift}</span>}
        {hour.skippedOn && <span>not {hour.skippedOn}</span>}
        <Mark>{isChosen ? <Check /> : <Holder slot={slot} isReal={hour.isReal} />}</Mark>
      </Seen>
    </Cell>
  );
}

function Holder({ slot, isReal }: { slot: ChainSlot | null; isReal: boolean }) {
  if (!slot) return isReal ? <Plus /> : null;
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

function labelOf(slot: ChainSlot | null, isClosed: boolean): string {
  if (!slot) return isClosed ? 'not covered' : 'available';
  if (slot.isMine) return slot.isOffered ? 'covered by you, offered to others' : 'covered by you';
  return slot.isOffered && !isClosed ? `offered by ${holderOf(slot)}` : `covered by ${holderOf(slot)}`;
}

type Look = 'open' | 'offered' | 'covered' | 'mine' | 'selected';

function lookOf(slot: ChainSlot | null, { isReal }: ChainHour): Look {
  if (!slot) return isReal ? 'open' : 'covered';
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

const Cell = styled.button<{ $look: Look }>`
  ${type.caption}
  position: relative;
  display: grid;
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

  /* The current hour. */
  &[aria-current]::after {
    position: absolute;
    inset-inline: 25%;
    bottom: 0;
    height: 4px;
    content: '';
    background: ${role.success};
    border-radius: ${radius.small} ${radius.small} 0 0;
  }
`;

const Seen = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
`;

const Time = styled.span`
  font-weight: 600;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  height: 2rem;
  margin-top: auto;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const You = styled.span`
  font-weight: 700;
`;
