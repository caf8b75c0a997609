import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { prayerEditRule } from 'schema/rules/prayer';
import { Button, Dialog, DialogActions, Stack, useWrite } from 'kit';
import { useDraftForm, useWatch } from 'kit/forms';
import { namesChild } from '../compose/childName';
import { PrayerFields } from '../compose/PrayerFields';
import { usePublicQuestion } from '../compose/PublicQuestion';
import { EditPrayerDocument, type OwnerTools_PrayerFragment } from '../gen/graphql';

interface EditPrayerProps {
  prayer: OwnerTools_PrayerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Edits a prayer. The draft is stored in this tab until it is saved or cancelled. */
export function EditPrayer({ prayer, isOpen, onClose }: EditPrayerProps) {
  const { t } = useLingui();
  const { id, title, description, category, onBehalfOf, visibility } = prayer;
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
  const form = useRef<HTMLFormElement>(null);
  const { asks, question } = usePublicQuestion(form, prayer);
  const { register, formState, getValues, setValue, submit, discard, control } = useDraftForm({
    draft: `prayer-${id}`,
    rule: prayerEditRule,
    initial: { title, description, category, onBehalfOf, visibility },
    write: async (input) => {
      const isAsked = asks({ ...input, visibility: input.visibility ?? visibility });
      return isAsked ? null : edit({ id, input });
    },
    onDone: onClose,
  });
  const { errors, isSubmitting } = formState;

  const cancel = () => {
    discard();
    onClose();
  };

  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={t`Edit Your Prayer`}>
      <form noValidate onSubmit={submit} ref={form}>
        <Stack gap={6}>
          <PrayerFields
            register={register}
            errors={errors}
            namesChild={useWatch({ control, compute: namesChild })}
            isForSomebody={Boolean(getValues('onBehalfOf'))}
            onForNobody={() => setValue('onBehalfOf', '')}
          />
          <DialogActions>
            <Button variant="quiet" onClick={cancel}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" pending={isSubmitting}>{t`Save`}</Button>
          </DialogActions>
        </Stack>
        {question}
      </form>
    </Dialog>
  );
}
