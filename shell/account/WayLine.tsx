import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, media, RelativeTime, role, space, styled, Text } from 'kit';

interface WayLineProps {
  icon: ReactNode;
  title: string;
  /** The address, or what it is. */
  detail: string | null;
  lastUsedAt: string | null;
  /** Why its owner should act. */
  warning?: string | null;
  /** Whether there is no other way, so that it stays. */
  isOnly: boolean;
  onRename?: () => void;
  onRemove: () => Promise<void>;
  /** Below it, while it is renamed. */
  children?: ReactNode;
}

/** One way to sign in, with what can be done with it. */
export function WayLine(props: WayLineProps) {
  const { t } = useLingui();
  const { icon, title, detail, lastUsedAt, warning, isOnly, onRename, onRemove, children } = props;
  const id = useId();
  const [isRemoving, setRemoving] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  const isRenaming = Boolean(children);

  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  const remove = () => {
    setRemoving(true);
    void onRemove().finally(() => setRemoving(false));
  };

  return (
    <Line>
      <Icon aria-hidden="true">{icon}</Icon>
      <Words>
        <Title id={id}>{title}</Title>
        <Text size="small" tone="soft">
          {detail && <Detail>{detail}</Detail>}
          {lastUsedAt ? (
            <span>
              <Trans>
                used <RelativeTime dateTime={lastUsedAt} />
              </Trans>
            </span>
          ) : (
            <span>{t`not used yet`}</span>
          )}
        </Text>
        {warning && <Text size="small">{warning}</Text>}
        {isOnly && (
          <Text id={`${id}-only`} size="small" tone="soft">
            <Trans>Your only way to sign in. Add another one before you remove it.</Trans>
          </Text>
        )}
      </Words>
      <Actions>
        {onRename && !isRenaming && (
          <Button ref={renameButton} size="small" variant="quiet" aria-describedby={id} onClick={onRename}>
            <Trans>Rename</Trans>
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-describedby={isOnly ? `${id} ${id}-only` : id}
          disabled={isOnly}
          pending={isRemoving}
          onClick={remove}
        >
          <Trans>Remove</Trans>
        </Button>
      </Actions>
      {children && <Below>{children}</Below>}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: start;
  padding: ${space[3]} 0;

  & + & {
    border-top: 1px solid ${role.line};
  }

  @media ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Icon = styled.span`
  display: grid;
  padding-top: 0.2em;
  color: ${role.inkSoft};

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`;

const Title = styled.span`
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Detail = styled.span`
  overflow-wrap: anywhere;

  &::after {
    content: ' · ';
  }
`;

/** Their texts begin where the words above them begin. */
const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  grid-column: 2;
  margin-inline-start: calc(-1 * ${space[4]});

  @media ${media.tablet} {
    grid-column: 3;
    margin: 0;
  }
`;

const Below = styled.div`
  grid-column: 2 / -1;
  padding-top: ${space[2]};
`;
