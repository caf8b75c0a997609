import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { prayerEditRule, type PrayerEditForm } from 'schema/rules/prayer';
import {
  Button,
  Dialog,
  DialogActions,
  dropDraft,
  findDraft,
  keepDraft,
  readFailure,
  Stack,
  useFailureToast,
  useMutation,
  useToast,
} from 'kit';
import { PrayerFields } from '../compose/PrayerFields';
import { EditPrayerDocument, type OwnerTools_PrayerFragment } from '../gen/graphql';

interface EditPrayerProps {
  prayer: OwnerTools_PrayerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the words of a prayer. What was typed is kept in this tab until it is saved or given up with Cancel. */
export function EditPrayer({ prayer, isOpen, onClose }: EditPrayerProps) {
  const { id, title, description, category } = prayer;
  const draftName = `prayer-${id}`;
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [edit] = useMutation(EditPrayerDocument);
  const form = useForm({
    resolver: zodResolver(prayerEditRule),
    defaultValues: findDraft<PrayerEditForm>(draftName) ?? { title, description, category },
    mode: 'onTouched',
  });
  const { subscribe } = form;
  const { errors, isSubmitting } = form.formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe, draftName],
  );

  const finish = () => {
    dropDraft(draftName);
    onClose();
  };

  const save = async (input: PrayerEditForm) => {
    try {
      await edit({ variables: { id, input } });
      finish();
      toast({ title: 'Prayer changed', description: 'Everybody sees the new words now.' });
    } catch (error) {
      for (const { path, message } of readFailure(error).fieldErrors) {
        form.setError(path as Path<PrayerEditForm>, { message });
      }
      tellOfFailure(error, {
        signIn: 'You need to sign in to change your prayer.',
        otherwise: 'Failed to change your prayer',
      });
    }
  };

  return (
    <Dialog open={isOpen} onOpenChange={onClose} title="Edit Your Prayer">
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Stack gap={5}>
          <PrayerFields register={form.register} errors={errors} />
          <DialogActions>
            <Button variant="quiet" onClick={finish}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" pending={isSubmitting}>
              Save
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
