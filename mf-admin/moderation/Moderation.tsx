import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  Card,
  Cluster,
  EmptyState,
  FailedState,
  freshness,
  Heading,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  skipPollAttempt,
  Stack,
  Text,
  useQuery,
} from 'kit';
import {
  ModerationQueueDocument,
  type CaseCard_CaseFragment,
  type ModerationQueueQuery,
} from '../gen/graphql';
import { CaseCard } from './CaseCard';
import { DecisionDialog } from './DecisionDialog';
import type { DecisionName } from './decisions';

/** What was reported and what speaks of self-harm, until somebody has looked at it (product decisions). */
export function Moderation() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useQuery(ModerationQueueDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: freshness.admin.poll,
    skipPollAttempt,
    notifyOnNetworkStatusChange: true,
  });

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          Waiting to be looked at
        </Heading>
        <Text tone="soft">What was reported, and what speaks of self-harm. Care comes first.</Text>
      </Stack>
      {data ? (
        <Queue waiting={data.moderationQueue} heading={heading} />
      ) : error ? (
        <FailedState
          title="The reports could not be loaded"
          level={3}
          pending={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          Please check your connection.
        </FailedState>
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
  // The text stands here as it was when the question was asked, so that no refresh closes the dialog.
  const [asked, setAsked] = useState<{ name: DecisionName; waiting: CaseCard_CaseFragment } | null>(null);
  const followFocus = useFollowFocus(heading);

  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title="Nothing waits to be looked at" level={3}>
          What members report appears here.
        </EmptyState>
      ) : (
        waiting.map((one) => (
          <CaseCard
            key={one.id}
            waiting={one}
            onDecide={(name, decided) => setAsked({ name, waiting: decided })}
          />
        ))
      )}
      {asked && (
        <DecisionDialog
          {...asked}
          onDone={() => {
            setAsked(null);
            if (asked.name !== 'suspend') followFocus();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** A card that leaves the queue takes the focus with it; the heading of the queue receives it. */
function useFollowFocus(heading: QueueProps['heading']): () => void {
  const [decided, setDecided] = useState(0);
  useEffect(() => {
    if (decided > 0) heading.current?.focus();
  }, [decided, heading]);

  return () => setDecided((count) => count + 1);
}

function LoadingQueue() {
  return (
    <SkeletonGroup label="Loading the reports">
      <Stack gap={5}>
        {[1, 2].map((place) => (
          <Card key={place}>
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
