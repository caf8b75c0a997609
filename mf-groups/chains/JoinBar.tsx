import { useId } from 'react';
import { Button, media, Notice, radius, role, shadow, space, styled, Text, z } from 'kit';
import { listTimes } from './chainTime';

interface JoinBarProps {
  /** The number of selected hours. */
  count: number;
  /** What the viewer takes: 'every day until Nov 24, 8–9 PM your time'. */
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
  const commitmentId = useId();
  const isShown = count > 0 || isJoining;

  return (
    <>
      {lost.length > 0 && (
        <Notice tone="warning" isLive onDismiss={onDismissLost}>
          {listTimes(lost)} {lost.length === 1 ? 'was' : 'were'} just taken
        </Notice>
      )}
      {isShown && (
        <Bar role="group" aria-label="Your selection">
          <Chosen>
            <Text isStrong>{count === 1 ? '1 hour chosen' : `${count} hours chosen`}</Text>
            <Text size="small" id={commitmentId}>
              You pray {commitment}.
            </Text>
          </Chosen>
          <Actions>
            <Button variant="quiet" disabled={isJoining} onClick={onClear}>
              Clear
            </Button>
            <Button
              variant="primary"
              pending={isJoining}
              pendingLabel="Joining..."
              aria-describedby={commitmentId}
              onClick={onJoin}
            >
              {count === 1 ? 'Join 1 slot' : `Join ${count} slots`}
            </Button>
          </Actions>
        </Bar>
      )}
    </>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: ${space[3]};
  z-index: ${z.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  background: ${role.accentSoft};
  border-radius: ${radius.large};
  box-shadow: ${shadow.lifted};

  /* Clear of the wall's round button in the corner. */
  @media ${media.phone} {
    bottom: calc(5.5rem + var(--bottom-bar, 0px));
  }
`;

const Chosen = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  justify-content: space-between;

  @media ${media.phone} {
    flex: 1 0 100%;
  }
`;
