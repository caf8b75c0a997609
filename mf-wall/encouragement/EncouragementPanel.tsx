import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { FailedState, SkeletonGroup, SkeletonText, Stack, useQuery } from 'kit';
import { CommentsDocument } from '../gen/graphql';
import { CommentList, WaitingWords } from './CommentList';
import { EncouragementForm } from './EncouragementForm';
import { focusLine } from './focusLine';
import { useCardOnScreen } from './useCardOnScreen';
import '../typePolicies';

interface EncouragementPanelProps {
  prayerId: number;
  onClose: () => void;
}

/** Opens below a card, and only then requests the encouragements. */
export function EncouragementPanel({ prayerId, onClose }: EncouragementPanelProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(CommentsDocument, {
    variables: { id: prayerId },
    fetchPolicy: 'cache-and-network',
    refetchWritePolicy: 'merge',
  });
  const panel = useRef<HTMLDivElement>(null);
  const close = useCardOnScreen(panel, onClose);

  return (
    <Stack ref={panel} gap={6}>
      {data?.prayer ? (
        <CommentList prayer={data.prayer} />
      ) : (
        <>
          {error ? (
            <FailedState
              title={t`The encouragements could not be loaded`}
              level={3}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonGroup label={t`Loading words of encouragement`}>
              <SkeletonText lines={3} />
            </SkeletonGroup>
          )}
          <WaitingWords prayerId={prayerId} onSent={() => void refetch()} />
        </>
      )}
      <EncouragementForm
        prayerId={prayerId}
        // Crisis help is shown beside the new words, and their author must see it.
        onShared={({ id, needsCare }) => (needsCare ? focusLine(id) : close())}
      />
    </Stack>
  );
}
