import { useLingui } from '@lingui/react/macro';
import { prayerEditRule } from 'schema/rules/prayer';
import { Button, Dialog, DialogActions, Stack, useWrite } from 'kit';
import { useDraftForm } from 'kit/forms';
import { PrayerFields } from '../compose/PrayerFields';
import { EditPrayerDocument, type OwnerTools_PrayerFragment } from '../gen/graphql';

interface EditPrayerProps {
  prayer: OwnerTools_PrayerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Edits a prayer. The draft is stored in this tab until it is saved or cancelled. */
export function EditPrayer({ prayer, isOpen, onClose }: EditPrayerProps) {
  const { t } = useLingui();
  const { id, title, description, category, visibility } = prayer;
  const [edit] = useWrite(EditPrayerDocument, {
    // Nothing may cover the crisis help that follows.
    success: ({ editPrayer: { needsCare, status, visibility: readers } }) =>
      needsCare
        ? null
        : {
            title: t`Prayer changed`,
            description:
              status === 'waiting'
                ? t`It waits to be approved. You are told as soon as it is on the wall.`
                : readers === 'public'
                  ? t`Everybody sees the new words now.`
                  : t`Its readers see the new words now.`,
          },
    failure: {
      signIn: t`You need to sign in to change your prayer.`,
      fallback: t`Failed to change your prayer`,
    },
  });
  const { register, formState, submit, discard } = useDraftForm({
    draft: `prayer-${id}`,
    rule: prayerEditRule,
    initial: { title, description, category, visibility },
    write: (input) => edit({ id, input }),
    onDone: onClose,
  });
  const { errors, isSubmitting } = formState;

  const cancel = () => {
    discard();
    onClose();
  };

  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={t`Edit Your Prayer`}>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <PrayerFields register={register} errors={errors} />
          <DialogActions>
            <Button variant="quiet" onClick={cancel}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" pending={isSubmitting}>{t`Save`}</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
