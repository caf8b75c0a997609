import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import {
  Button,
  Card,
  css,
  EmptyState,
  FailedDialog,
  FailedState,
  Heading,
  lazyPart,
  readFailure,
  space,
  Stack,
  styled,
  takeReopening,
  useQuery,
  z,
} from 'kit';
import { ReminderListDocument } from '../gen/graphql';
import { ReminderCard } from './ReminderCard';
import { ReminderListSkeleton } from './ReminderListSkeleton';
import { draftNameOf } from './reminderDraft';
import { useReminderPrayer } from './useReminderPrayer';

const ReminderDialog = lazyPart(
  msg`The reminder form`,
  async () => (await import('./ReminderDialog')).ReminderDialog,
);

interface ReminderListProps {
  /** Replaces the list when the session has ended. */
  signInFirst: ReactNode;
}

/** The member's reminders, newest first, with a button for a new one. */
export function ReminderList({ signInFirst }: ReminderListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ReminderListDocument, { fetchPolicy: 'cache-and-network' });
  const { reminderPrayer, removePrayer, leavePrayer } = useReminderPrayer();
  // The form that was sent before sign-in opens again.
  const [isSent, setSent] = useState(() => takeReopening(draftNameOf(null, reminderPrayer?.id)));
  const [isCreating, setCreating] = useState(isSent);
  const heading = useRef<HTMLHeadingElement>(null);

  if (!data && error) {
    if (readFailure(error).code === 'UNAUTHENTICATED') return signInFirst;
    return (
      <FailedState
        title={t`Your reminders could not be loaded`}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        <Trans>Please check your connection.</Trans>
      </FailedState>
    );
  }

  const close = () => {
    setCreating(false);
    setSent(false);
  };
  const cancel = () => {
    close();
    leavePrayer();
  };

  return (
    <Frame $isEmpty={data?.reminders.length === 0}>
      <Heading level={2} ref={heading} tabIndex={-1}>{t`Your Prayer Reminders`}</Heading>
      <Start>
        <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
          <Trans>New Reminder</Trans>
        </Button>
      </Start>
      {!data ? (
        <ReminderListSkeleton />
      ) : data.reminders.length === 0 ? (
        <Empty>
          <EmptyState icon={<BellRing />} title={t`No reminders yet`} level={3}>
            <Trans>Set a time of day, and we will remind you to pray.</Trans>
          </EmptyState>
        </Empty>
      ) : (
        <Stack as="ul" gap={6}>
          {data.reminders.map((reminder) => (
            <li key={reminder.id}>
              {/* The focused card was removed, so the heading of the list gets the focus. */}
              <ReminderCard reminder={reminder} onDeleted={() => heading.current?.focus()} />
            </li>
          ))}
        </Stack>
      )}
      {(isCreating || reminderPrayer) && (
        <ReminderDialog
          reminder={null}
          reminderPrayer={reminderPrayer}
          isSent={isSent}
          onClose={() => {
            close();
            removePrayer();
          }}
          onCancel={cancel}
          failed={(failure) => <FailedDialog {...failure} onClose={cancel} />}
        />
      )}
    </Frame>
  );
}

const Start = styled.div`
  display: grid;
  justify-items: center;
`;

/** With room for the button at its end. */
const Empty = styled(Card).attrs({ tone: 'outlined', padding: 'none' })`
  padding-block-end: 3.75rem;
`;

/**
 * The button is beside the heading, or in the middle of an empty list. It is moved by layout alone: a press while the
 * list arrives is not lost.
 */
const Frame = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[3]};
  align-items: center;

  /* The button is below it where a long word leaves too little. */
  > h2 {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }

  > :nth-child(3) {
    flex: 1 0 100%;
    min-width: 0;
  }

  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      > ${Start} {
        flex: 1 0 100%;
        order: 1;
        /* Above the card, which comes later in the document. */
        position: relative;
        z-index: ${z.raised};
        margin-block: -6.75rem ${space[9]};
      }
    `}
`;
