import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge, Button, Cluster, RelativeTime, role, space, styled, Text } from 'kit';
import { deviceText } from './deviceText';
import type { SessionsQuery } from './gen/graphql';

interface SessionRowProps {
  session: SessionsQuery['sessions'][number];
  /** Settles when the session has ended or could not be. */
  onEnd: (button: HTMLElement) => Promise<void>;
}

/** A browser in which the member is signed in. The present one is signed out in the header. */
export function SessionRow({ session: { device, lastSeenAt, isCurrent }, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const [isEnding, setEnding] = useState(false);
  const nameId = useId();

  const end = async (button: HTMLElement) => {
    setEnding(true);
    await onEnd(button);
    setEnding(false);
  };

  return (
    <Row>
      {/iPhone|iPad|Android/.test(device) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
      <div>
        <Cluster gap={2}>
          <Text as="span" size="label" id={nameId}>
            {deviceText(device)}
          </Text>
          {isCurrent && <Badge tone="success">{t`This browser`}</Badge>}
        </Cluster>
        <Text size="small" tone="soft">
          {isCurrent ? (
            t`In use now`
          ) : (
            <Trans>
              Last used <RelativeTime dateTime={lastSeenAt} />
            </Trans>
          )}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          aria-describedby={nameId}
          pending={isEnding}
          onClick={(event) => void end(event.currentTarget)}
        >
          <Trans comment="Button: ends a session on another device">End</Trans>
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${role.inkSoft};
  }
`;
