import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import {
  Badge,
  Button,
  Cluster,
  ConfirmDialog,
  formatDate,
  RelativeTime,
  role,
  space,
  styled,
  Text,
  useWrite,
} from 'kit';
import { DeleteApiTokenDocument, type ApiTokensQuery } from './gen/graphql';

type Token = ApiTokensQuery['apiTokens'][number];

export function ApiTokenList({ tokens }: { tokens: readonly Token[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  if (tokens.length === 0) return null;
  return (
    <List ref={list} tabIndex={-1} aria-label={t`Your tokens`}>
      {tokens.map((token) => (
        <Line key={token.id} token={token} onDeleted={() => list.current?.focus()} />
      ))}
    </List>
  );
}

function Line({ token, onDeleted }: { token: Token; onDeleted: () => void }) {
  const { t } = useLingui();
  const { id, name, scope, expiresAt, lastUsedAt } = token;
  const [isConfirming, setConfirming] = useState(false);
  const nameId = useId();
  const [deleteToken, { isPending }] = useWrite(DeleteApiTokenDocument, {
    refetch: ['ApiTokens'],
    awaitRefetch: true,
    success: { title: t`Token deleted`, description: t`Programs that have it are refused from now on.` },
    failure: {
      signIn: t`You need to sign in to delete a token.`,
      fallback: t`The token could not be deleted. Please try again.`,
    },
  });
  const ends = new Date(expiresAt);
  const date = formatDate(ends, { dateStyle: 'medium' });
  const isEnded = ends <= new Date();

  const confirm = async () => {
    await deleteToken({ id });
    setConfirming(false);
    onDeleted();
  };

  return (
    <Item>
      <div>
        <Cluster gap={2}>
          <Text as="span" isStrong id={nameId}>
            {name}
          </Text>
          {isEnded && (
            <Badge tone="warning">
              {t({ message: 'Ended', comment: 'State of a token: its time is over' })}
            </Badge>
          )}
        </Cluster>
        <Text size="small" tone="soft">
          {scope === 'write' ? t`Read and write` : t`Read`} · {isEnded ? t`ended ${date}` : t`ends ${date}`} ·{' '}
          {lastUsedAt ? (
            <Trans>
              used <RelativeTime dateTime={lastUsedAt} />
            </Trans>
          ) : (
            t`never used`
          )}
        </Text>
      </div>
      <Button size="small" variant="quiet" aria-describedby={nameId} onClick={() => setConfirming(true)}>
        <Trans>Delete token</Trans>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Delete ‘${name}’?`}
        description={t`Programs that have this token are refused at once. This cannot be taken back.`}
        confirmLabel={t`Delete token`}
        isDanger
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  outline: none;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${role.line};
  overflow-wrap: anywhere;

  &:first-child {
    padding-top: 0;
  }
`;
