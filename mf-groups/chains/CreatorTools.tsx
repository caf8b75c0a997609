import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Card, Cluster, ConfirmDialog, Heading, Stack, Text, useWrite, formatList } from 'kit';
import { DeleteChainDocument } from '../gen/graphql';
import type { ChainHour } from './chainTime';
import { shortTime } from './clock';
import { InviteMore } from './InviteMore';
import { findSlot, type Chain } from './slots';
import { chainQueries } from './chainQueries';

interface CreatorToolsProps {
  chain: Chain;
  hours: readonly ChainHour[];
}

/** Only for the creator: the open hours, the invitations, and deleting the chain. */
export function CreatorTools({ chain, hours }: CreatorToolsProps) {
  const { t } = useLingui();
  return (
    <Card tone="sunken" padding="small">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={4}>{t`Your chain`}</Heading>
          <Text size="small">{openHours(chain, hours)}</Text>
        </Stack>
        {chain.visibility === 'private' && (
          <InviteMore chainId={chain.id} invited={chain.inviteEmails ?? []} />
        )}
        <Cluster>
          <DeleteChain chain={chain} />
        </Cluster>
      </Stack>
    </Card>
  );
}

/** 'Open hours: 3 AM, 4 AM' */
function openHours(chain: Chain, hours: readonly ChainHour[]): string {
  const open = hours.filter(({ hourSlot, isReal }) => isReal && findSlot(chain, hourSlot) === null);
  if (open.length === 0) return t`Every hour is covered.`;
  if (open.length === hours.length) return t`Open hours: all 24`;
  return t`Open hours: ${{
    times: formatList(
      open.map(({ time }) => shortTime(time)),
      { style: 'narrow' },
    ),
  }}`;
}

function DeleteChain({ chain: { id, title } }: { chain: Chain }) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const [deleteChain, { isPending }] = useWrite(DeleteChainDocument, {
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'PrayerChain', id }) }),
    refetch: chainQueries,
    success: { title: t`Prayer chain deleted`, description: t`“${title}” is gone.` },
    failure: {
      signIn: t`You need to sign in to delete your prayer chain.`,
      fallback: t`Failed to delete the prayer chain. Please try again.`,
    },
  });

  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t`Delete Chain`}</Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Delete this prayer chain?`}
        description={t`It ends at once, together with the hours that people cover. This cannot be undone.`}
        confirmLabel={t`Delete`}
        isDanger
        pending={isPending}
        onConfirm={() => void deleteChain({ chainId: id })}
      />
    </>
  );
}
