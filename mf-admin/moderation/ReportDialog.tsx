import { plural, select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  RadioGroup,
  Stack,
  TextArea,
  useDraft,
  useSession,
  useWrite,
  type Slots,
} from 'kit';
import { ReportTextDocument } from '../gen/graphql';
import { reportReasons, type ReportReason } from './reportReasons';

/** Reports a text to the moderators. Fills the slot `reportDialog`. */
export function ReportDialog({ kind, targetId, isOpen, onClose, onReported }: Slots['reportDialog']) {
  const { t } = useLingui();
  const { person } = useSession();

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t`${select(kind, { prayer: 'Report this prayer', comment: 'Report these words', testimonial: 'Report this testimony', group_post: 'Report this post', other: 'Report this comment' })}`}
      description={
        person
          ? t`A moderator looks at it. Nobody else learns that you have reported it.`
          : t`${select(kind, { prayer: 'Please sign in to report this prayer.', comment: 'Please sign in to report these words.', testimonial: 'Please sign in to report this testimony.', group_post: 'Please sign in to report this post.', other: 'Please sign in to report this comment.' })}`
      }
      size="small"
    >
      {person ? (
        <ReportForm kind={kind} targetId={targetId} onClose={onClose} onReported={onReported} />
      ) : (
        <SignInFirst onClose={onClose} />
      )}
    </Dialog>
  );
}

function SignInFirst({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { openSignIn } = useSession();
  return (
    <DialogActions>
      <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      <Button
        variant="primary"
        onClick={() => {
          onClose();
          openSignIn();
        }}
      >
        <Trans>Sign In</Trans>
      </Button>
    </DialogActions>
  );
}

/** Characters; with the reason before it, the text stays within the server's limit. */
const wordsLimit = 900;

interface Draft {
  reason?: ReportReason;
  words: string;
}

function ReportForm({ kind, targetId, onClose, onReported }: Omit<Slots['reportDialog'], 'isOpen'>) {
  const { t } = useLingui();
  const { value, change, reset } = useDraft<Draft>(`report-${kind}-${targetId}`, { words: '' });
  const { reason, words } = value;
  const [showsErrors, setShowsErrors] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const [report, { isPending }] = useWrite(ReportTextDocument, {
    success: { title: t`Thank you`, description: t`A moderator will look at it.` },
    failure: {
      signIn: t`${select(kind, { prayer: 'You need to sign in to report this prayer.', comment: 'You need to sign in to report these words.', testimonial: 'You need to sign in to report this testimony.', group_post: 'You need to sign in to report this post.', other: 'You need to sign in to report this comment.' })}`,
      fallback: t`Failed to send the report`,
    },
  });
  const isTooLong = Array.from(words.trim()).length > wordsLimit;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShowsErrors(!reason || isTooLong);
    if (!reason) firstReason.current?.focus();
    if (!reason || isTooLong) return;
    const { failure } = await report({
      kind,
      targetId,
      reason: words.trim() === '' ? reason : `${reason}: ${words.trim()}`,
    });
    if (failure) return;
    reset();
    onReported?.();
    onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={6}>
        <RadioGroup
          label={t`What is wrong with it?`}
          options={reportReasons.map(({ value, label }) => ({ value, label: t(label) }))}
          defaultValue={reason}
          onValueChange={(chosen) => change({ reason: chosen })}
          ref={firstReason}
          error={showsErrors && !reason ? t`Please choose a reason` : undefined}
        />
        <TextArea
          label={t`Anything else we should know?`}
          description={t({ message: 'Optional', comment: 'Below a field' })}
          rows={3}
          limit={wordsLimit}
          value={words}
          onChange={(event) => change({ words: event.target.value })}
          error={
            showsErrors && isTooLong
              ? t`${plural(wordsLimit, { other: 'Please use at most # characters' })}`
              : undefined
          }
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Sending...`}>
            <Trans>Send Report</Trans>
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
