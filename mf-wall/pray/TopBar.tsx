import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { Button, focusRing, media, role, space, styled, type, useOffline } from 'kit';

const choices = [1, 2, 5];

interface TopBarProps {
  minutes: number;
  onMinutes: (minutes: number) => void;
  onEnd: () => void;
}

/** The timer, which makes no sound, and End. */
export function TopBar({ minutes, onMinutes, onEnd }: TopBarProps) {
  const { t } = useLingui();
  return (
    <Bar $isOffline={useOffline()}>
      <Choice>
        <Timer aria-hidden="true" />
        <select
          aria-label={t`Silent timer`}
          value={minutes}
          onChange={({ target }) => onMinutes(Number(target.value))}
        >
          <option value={0}>{t`No timer`}</option>
          {choices.map((count) => (
            <option key={count} value={count}>
              {t`${plural(count, { one: '# minute a prayer', other: '# minutes a prayer' })}`}
            </option>
          ))}
        </select>
      </Choice>
      <Button variant="quiet" size="small" onClick={onEnd}>
        {t({ message: 'End', context: 'praying', comment: 'Button: ends praying through the wall' })}
      </Button>
    </Bar>
  );
}

const Bar = styled.div<{ $isOffline: boolean }>`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} clamp(${space[3]}, 2vw, ${space[6]});
  padding-block-start: max(${space[3]}, env(safe-area-inset-top));

  /* Below the bar that says that there is no connection. */
  @media not ${media.desktop} {
    margin-block-start: ${({ $isOffline }) => ($isOffline ? '2rem' : 0)};
  }

  > button {
    flex: none;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;

/** A select without the look of a field: it is not what the page is about. */
const Choice = styled.label`
  ${type.small}
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  color: ${role.inkSoft};

  svg {
    position: absolute;
    inset-inline-start: ${space[3]};
    width: 1.125rem;
    height: 1.125rem;
    pointer-events: none;
  }

  select {
    min-width: 0;
    min-height: 2.75rem;
    padding-inline: 2.25rem ${space[3]};
    font-weight: 600;
    color: inherit;
    background: transparent;
    border: 1.5px solid transparent;
    border-radius: 999rem;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }

  option {
    color: ${role.ink};
    background: ${role.surfaceRaised};
  }

  select:focus-visible {
    ${focusRing}
  }

  @media ${media.canHover} {
    &:hover {
      color: ${role.ink};
    }
  }
`;
