import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { initials } from 'schema/displayName';
import { Avatar, css, media, radius, role, space, styled, type, VisuallyHidden } from 'kit';
import type { ChainHour } from './chainTime';
import { shortTime } from './clock';
import { narrowCells } from './HourGrid';
import { Flame, Niche, type Look } from './Niche';
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

/** One hour as a niche, lit by whoever covers it, with its time, and whether it can be selected. */
export function HourCell({ hour, slot, city, isSelected, isClosed, onToggle }: HourCellProps) {
  const { t } = useLingui();
  const canBeChosen = canBeJoined(slot) && hour.isReal && !isClosed;
  const isChosen = isSelected && canBeChosen;
  const shift = hour.dayShift === 0 ? null : hour.dayShift > 0 ? t`+1 day` : t`−1 day`;
  const { skippedOn } = hour;
  const time = hour.chainTime ? hour.time : shortTime(hour.time);
  const look = isChosen ? 'selected' : lookOf(slot, canBeChosen);
  const name = [
    [hour.time, shift].filter(Boolean).join(' '),
    hour.chainTime && t`${{ time: hour.chainTime }} in ${city}`,
    isChosen
      ? t({ message: 'selected', comment: 'An hour of a prayer chain' })
      : labelOf(slot, isClosed || !hour.isReal),
    hour.skippedOn && t`skipped on ${{ date: hour.skippedOn }}, when the clocks go forward`,
  ];

  return (
    <Cell
      type="button"
      aria-pressed={canBeChosen ? isChosen : undefined}
      aria-current={hour.isNow ? 'time' : undefined}
      title={slot && !slot.isMine ? holderOf(slot) : undefined}
      disabled={!canBeChosen}
      onClick={({ currentTarget }) => {
        onToggle();
        // The bar that comes with the first hour must not cover it.
        if (!isChosen) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
      }}
    >
      <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
      <Niche aria-hidden="true" $look={look} $isNow={hour.isNow}>
        <Holder slot={slot} look={look} />
      </Niche>
      <Times aria-hidden="true">
        <Time $isNow={hour.isNow} $isBroken={time.includes(':') && !hour.chainTime}>
          {time.split(' ').map((part) => (
            <span key={part}>{part} </span>
          ))}
        </Time>
        {hour.chainTime && <span>{hour.chainTime}</span>}
        {shift && <span>{shift}</span>}
        {hour.skippedOn && (
          <span>
            {t({
              message: `not ${skippedOn}`,
              comment: 'Under an hour: there is no such hour on that date',
            })}
          </span>
        )}
      </Times>
    </Cell>
  );
}

function Holder({ slot, look }: { slot: ChainSlot | null; look: Look }) {
  const { t } = useLingui();
  if (look === 'selected') return <Check />;
  if (!slot) return look === 'open' ? <Plus /> : null;
  const { profileImageUrl } = slot.user;
  return (
    <>
      {look === 'offered' ? <Plus /> : <Flame />}
      {slot.isMine ? (
        <span>{t({ message: 'You', comment: 'Whose hour of the chain it is' })}</span>
      ) : profileImageUrl ? (
        <Avatar size="small" initials={initials(slot.user)} picture={profileImageUrl} seed={holderOf(slot)} />
      ) : (
        <span>{initials(slot.user)}</span>
      )}
    </>
  );
}

function labelOf(slot: ChainSlot | null, isClosed: boolean): string {
  if (!slot) {
    return isClosed
      ? t({ message: 'not covered', comment: 'An hour of a prayer chain' })
      : t({ message: 'available', comment: 'An hour of a prayer chain' });
  }
  if (slot.isMine) return slot.isOffered ? t`covered by you, offered to others` : t`covered by you`;
  return slot.isOffered && !isClosed
    ? t`offered by ${{ name: holderOf(slot) }}`
    : t`covered by ${{ name: holderOf(slot) }}`;
}

function lookOf(slot: ChainSlot | null, canBeChosen: boolean): Look {
  if (!slot) return canBeChosen ? 'open' : 'dark';
  if (slot.isMine) return slot.isOffered ? 'mineOffered' : 'mine';
  return canBeChosen ? 'offered' : 'lit';
}

const Cell = styled.button`
  ${type.caption}
  position: relative;
  display: grid;
  gap: ${space[1]};
  align-content: start;
  min-width: 0;
  padding: 0;
  scroll-margin-block-end: calc(8rem + var(--bottom-bar, 0px));
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  color: ${role.inkSoft};
  text-align: center;
  background: none;
  border: 0;
  border-radius: ${radius.medium};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }

  @media ${media.canHover} {
    &:hover:not(:disabled) > ${Niche} {
      border-color: ${role.accent};
    }
  }
`;

const Times = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
`;

const Time = styled.span<{ $isNow: boolean; $isBroken: boolean }>`
  padding: 1px ${space[1]};
  font-weight: 600;
  color: ${role.ink};
  border-radius: ${radius.medium};

  @container ${narrowCells} {
    padding-inline: 0;
  }

  ${({ $isNow }) =>
    $isNow &&
    css`
      color: ${role.highlightInk};
      background: ${role.highlightSoft};
      box-shadow: inset 0 0 0 1px ${role.highlight};

      @container ${narrowCells} {
        background: none;
        box-shadow: none;
      }
    `}

  ${({ $isBroken }) =>
    $isBroken &&
    css`
      @container ${narrowCells} {
        span {
          display: block;
        }
      }
    `}
`;
