import { Trans, useLingui } from '@lingui/react/macro';
import { prayerUpdateRule, updateLimits } from 'schema/rules/prayerUpdate';
import { Button, Dialog, DialogActions, Stack, TextArea, useWrite } from 'kit';
import { useDraftForm } from 'kit/forms';
import { PostPrayerUpdateDocument } from '../gen/graphql';

interface PostUpdateProps {
  prayerId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog for an update to those who have prayed. */
export function PostUpdate({ prayerId, isOpen, onClose }: PostUpdateProps) {
  const { t } = useLingui();
  const [post] = useWrite(PostPrayerUpdateDocument, {
    success: { title: t`Update posted`, description: t`Those who pray with you can read it now.` },
    failure: { signIn: t`You need to sign in to post an update.`, fallback: t`Failed to post the update` },
  });
  const { register, formState, submit } = useDraftForm({
    draft: `prayer-update-${prayerId}`,
    rule: prayerUpdateRule,
    initial: { content: '' },
    write: (input) => post({ prayerId, input }),
    onDone: onClose,
  });

  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={t`Post an Update`} size="small">
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <TextArea
            label={t`What is new?`}
            rows={5}
            limit={updateLimits.content}
            error={formState.errors.content?.message}
            {...register('content')}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" pending={formState.isSubmitting}>
              <Trans>Post Update</Trans>
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
