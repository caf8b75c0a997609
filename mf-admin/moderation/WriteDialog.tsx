import { msg, select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { careMessageRule, moderationLimits } from 'schema/rules/moderation';
import { Button, Dialog, DialogActions, Stack, TextArea, useWrite } from 'kit';
import { useDraftForm } from 'kit/forms';
import { WriteToAuthorDocument } from '../gen/graphql';
import { authorIsUnknown, type DecidedText } from './decisions';
import { moderationFailure } from './useDecide';

interface WriteDialogProps {
  waiting: DecidedText;
  onClose: () => void;
}

/** A message of the moderators to the author of a text, whoever that is. */
export function WriteDialog({ waiting: { kind, targetId, isAnonymous }, onClose }: WriteDialogProps) {
  const { t } = useLingui();
  const [write] = useWrite(WriteToAuthorDocument, {
    refetch: ['ModerationQueue', 'AuditLog'],
    success: { title: t`Success`, description: t`Your message is on its way to them.` },
    failure: { ...moderationFailure(), fallback: t`Failed to send your message` },
  });
  const { register, formState, submit } = useDraftForm({
    draft: `care-${kind}-${targetId}`,
    rule: careMessageRule,
    initial: { message: '' },
    write: ({ message }) => write({ kind, targetId, message }),
    onDone: onClose,
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`${select(kind, { prayer: 'Write to the author of this prayer', comment: 'Write to the author of these words', testimonial: 'Write to the author of this testimony', group_post: 'Write to the author of this post', other: 'Write to the author of this comment' })}`}
      description={isAnonymous ? `${t(way)} ${t(authorIsUnknown)}` : t(way)}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <TextArea
            label={t`Message`}
            description={t`It says how they can answer: by writing to the mailbox of the community.`}
            rows={6}
            limit={moderationLimits.careMessage}
            error={formState.errors.message?.message}
            {...register('message')}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
            <Button
              type="submit"
              variant="primary"
              pending={formState.isSubmitting}
              pendingLabel={t`Sending...`}
            >
              <Trans>Send message</Trans>
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

const way = msg`It comes from the moderators, without your name: on the site, and by mail unless they have turned that off. Nobody else can read it; the log only has that you wrote.`;
