import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button, media, Notice, radius, role, shadow, space, styled, Text, type, z } from 'kit';
import { listTimes } from './chainTime';

interface JoinBarProps {
  /** The number of selected hours. */
  count: number;
  /** The hours that the viewer takes: 'every day until Nov 24, 8–9 PM your time'. */
  commitment: string;
  isJoining: boolean;
  /** The times of selected hours that somebody else has joined first. */
  lost: readonly string[];
  onJoin: () => void;
  onClear: () => void;
  onDismissLost: () => void;
}

/** A sticky bar below the hours while some are selected. It names those that were lost to others meanwhile. */
export function JoinBar({
  count,
  commitment,
  isJoining,
  lost,
  onJoin,
  onClear,
  onDismissLost,
}: JoinBarProps) {
  const { t } = useLingui();
  const commitmentId = useId();
  const isShown = count > 0 || isJoining;
  const times = lost.length > 0 && listTimes(lost);

  return (
    <>
      {times && (
        <Notice
          tone="warning"
          isLive
          onDismiss={onDismissLost}
        >{t`${plural(lost.length, { one: `${times} was just taken`, other: `${times} were just taken` })}`}</Notice>
      )}
      {isShown && (
        <Bar role="group" aria-label={t`Your selection`}>
          <Chosen isStrong>{t`${plural(count, { one: '1 hour chosen', other: '# hours chosen' })}`}</Chosen>
          <Commitment size="small" id={commitmentId}>{t`You pray ${commitment}.`}</Commitment>
          <Actions>
            <Button variant="quiet" disabled={isJoining} onClick={onClear}>
              {t({ message: 'Clear', comment: 'Button: no hour is chosen any more' })}
            </Button>
            <Button
              variant="primary"
              pending={isJoining}
              pendingLabel={t`Joining...`}
              aria-describedby={commitmentId}
              onClick={onJoin}
            >
              {t`${plural(count, { one: 'Join 1 slot', other: 'Join # slots' })}`}
            </Button>
          </Actions>
        </Bar>
      )}
    </>
  );
}

/** Low, so that it leaves the hours in view: on a phone the buttons share the line of the number where they fit. */
const Bar = styled.div`
  position: sticky;
  bottom: ${space[3]};
  z-index: ${z.raised};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[4]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  background: ${role.accentSoft};
  border-radius: ${radius.large};
  box-shadow: ${shadow.lifted};

  @media ${media.phone} {
    bottom: calc(${space[3]} + var(--bottom-bar, 0px));
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[2]};
    padding: ${space[2]} ${space[3]};
  }
`;

const Chosen = styled(Text)`
  align-self: end;

  @media ${media.phone} {
    ${type.small}
    flex: 1 0 auto;
    align-self: center;
    max-width: 100%;
  }
`;

const Commitment = styled(Text)`
  grid-column: 1;
  align-self: start;

  @media ${media.phone} {
    flex-basis: 100%;
    order: 1;
  }
`;

const Actions = styled.div`
  display: flex;
  grid-row: 1 / span 2;
  grid-column: 2;
  gap: ${space[2]};

  @media ${media.phone} {
    gap: 0;
    margin-inline-start: auto;

    > :first-child {
      padding-inline: ${space[2]};
    }
  }
`;
