import { Trans } from '@lingui/react/macro';
import { HeartHandshake, MessageSquareHeart } from 'lucide-react';
import { useState } from 'react';
import { Button, RelativeTime, Stack, Text } from 'kit';
import type { CaseCard_CaseFragment } from '../gen/graphql';
import { Actions } from './Actions';
import { useLookAfter } from './useCare';
import { WriteDialog } from './WriteDialog';

interface CareActionsProps {
  waiting: CaseCard_CaseFragment;
  /** The element with the text's name. */
  'aria-describedby': string;
  /** The text was looked after. */
  onDone: () => void;
}

/** A moderator's actions for the author of a text that speaks of self-harm, before anything else. */
export function CareActions({ waiting, onDone, ...described }: CareActionsProps) {
  const writer = waiting.writtenBy;
  const [isWriting, setWriting] = useState(false);
  const { isPending, lookAfter } = useLookAfter(waiting, waiting.reportCount);

  return (
    <Stack gap={3}>
      <Actions>
        <Button
          {...described}
          variant="primary"
          icon={<MessageSquareHeart />}
          onClick={() => setWriting(true)}
        >
          <Trans>Write to them</Trans>
        </Button>
        <Button
          {...described}
          icon={<HeartHandshake />}
          pending={isPending}
          onClick={async () => {
            const { failure } = await lookAfter();
            if (!failure) onDone();
          }}
        >
          <Trans>Looked after</Trans>
        </Button>
      </Actions>
      {waiting.writtenAt && (
        <Text size="small" tone="soft">
          {writer ? (
            <Trans>
              {writer} wrote to them <RelativeTime dateTime={waiting.writtenAt} />.
            </Trans>
          ) : (
            <Trans>
              Somebody wrote to them <RelativeTime dateTime={waiting.writtenAt} />.
            </Trans>
          )}
        </Text>
      )}
      {isWriting && <WriteDialog waiting={waiting} onClose={() => setWriting(false)} />}
    </Stack>
  );
}
