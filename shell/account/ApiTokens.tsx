import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedState, Skeleton, SkeletonGroup, Stack, Text, useQuery } from 'kit';
import { ApiTokensDocument } from './gen/graphql';
import { ApiTokenList } from './ApiTokenList';
import { NewApiToken } from './NewApiToken';
import { NewTokenForm } from './NewTokenForm';

/** The member's keys for programs: to make one, whose secret is shown once, and to end others. */
export function ApiTokens() {
  const { t } = useLingui();
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const { data, error, loading, refetch } = useQuery(ApiTokensDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });

  return (
    <Stack gap={4}>
      <Text size="small" tone="soft">
        <Trans>
          A program that has a token acts here in your name: a bulletin, a script, a screen. It can never sign
          in, delete your account or make other tokens.
        </Trans>
      </Text>
      {data && <ApiTokenList tokens={data.apiTokens} />}
      {!data && loading && !error && (
        <SkeletonGroup label={t`Loading your tokens`}>
          <Skeleton height="3.5rem" />
        </SkeletonGroup>
      )}
      {!data && error && (
        <FailedState
          title={t`Your tokens could not be loaded`}
          level={4}
          pending={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {made ? <NewApiToken made={made} onDone={() => setMade(null)} /> : <NewTokenForm onMade={setMade} />}
    </Stack>
  );
}
