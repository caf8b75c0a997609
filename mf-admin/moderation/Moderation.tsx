import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import {
  Card,
  Cluster,
  EmptyState,
  Heading,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
  useQuery,
} from 'kit';
import { useInitialFocus, useFocusAfter } from '../dashboard/headingFocus';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import {
  ModerationQueueDocument,
  type CaseCard_CaseFragment,
  type ModerationQueueQuery,
} from '../gen/graphql';
import { CaseCard } from './CaseCard';
import { DecisionDialog } from './DecisionDialog';
import type { DecisionName } from './decisions';

/** Texts that were reported or are about self-harm, until a moderator decides about them (product decisions). */
export function Moderation() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useQuery(ModerationQueueDocument, polled);
  useInitialFocus(heading);

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>{t`Waiting to be looked at`}</Heading>
        <Text tone="soft">
          <Trans>What was reported, and what speaks of self-harm. Care comes first.</Trans>
        </Text>
      </Stack>
      {data ? (
        <Queue waiting={data.moderationQueue} heading={heading} />
      ) : error ? (
        <QueryFailed title={t`The reports could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <LoadingQueue />
      )}
    </Stack>
  );
}

interface QueueProps {
  waiting: ModerationQueueQuery['moderationQueue'];
  heading: RefObject<HTMLHeadingElement | null>;
}

function Queue({ waiting, heading }: QueueProps) {
  const { t } = useLingui();
  // A copy of the text as it was when the dialog opened, so that no refetch closes it.
  const [pending, setPending] = useState<{ name: DecisionName; waiting: CaseCard_CaseFragment } | null>(null);
  const focusHeading = useFocusAfter(heading);

  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={t`Nothing waits to be looked at`} level={3}>
          <Trans>What members report appears here.</Trans>
        </EmptyState>
      ) : (
        waiting.map((item) => (
          <CaseCard
            key={item.id}
            waiting={item}
            onDecide={(name, decided) => setPending({ name, waiting: decided })}
            onLookedAfter={focusHeading}
          />
        ))
      )}
      {pending && (
        <DecisionDialog
          {...pending}
          onDone={() => {
            setPending(null);
            if (pending.name !== 'suspend') focusHeading();
          }}
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
}

function LoadingQueue() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the reports`}>
      <Stack gap={6}>
        {[1, 2].map((card) => (
          <Card key={card}>
            <Stack gap={4}>
              <Skeleton width="14rem" height="1.5rem" />
              <SkeletonText lines={3} />
              <Cluster gap={2}>
                <Skeleton width="7rem" height="2.75rem" />
                <Skeleton width="7rem" height="2.75rem" />
                <Skeleton width="10rem" height="2.75rem" />
              </Cluster>
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
