import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { prayerUpdateRule, updateLimits, type PrayerUpdateForm } from 'schema/rules/prayerUpdate';
import {
  Button,
  Dialog,
  DialogActions,
  dropDraft,
  findDraft,
  keepDraft,
  readFailure,
  Stack,
  TextArea,
  useFailureToast,
  useMutation,
  useToast,
} from 'kit';
import { PostPrayerUpdateDocument } from '../gen/graphql';

interface PostUpdateProps {
  prayerId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** News for those who have prayed. What was typed is kept in this tab until it has been posted. */
export function PostUpdate({ prayerId, isOpen, onClose }: PostUpdateProps) {
  const draftName = `prayer-update-${prayerId}`;
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [post] = useMutation(PostPrayerUpdateDocument);
  const { register, handleSubmit, setError, subscribe, formState } = useForm({
    resolver: zodResolver(prayerUpdateRule),
    defaultValues: findDraft<PrayerUpdateForm>(draftName) ?? { content: '' },
    mode: 'onTouched',
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe, draftName],
  );

  const send = async (input: PrayerUpdateForm) => {
    try {
      await post({ variables: { prayerId, input } });
      dropDraft(draftName);
      onClose();
      toast({ title: 'Update posted', description: 'Those who pray with you can read it now.' });
    } catch (error) {
      for (const { message } of readFailure(error).fieldErrors) setError('content', { message });
      tellOfFailure(error, {
        signIn: 'You need to sign in to post an update.',
        otherwise: 'Failed to post the update',
      });
    }
  };

  return (
    <Dialog open={isOpen} onOpenChange={onClose} title="Post an Update" size="small">
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <Stack gap={5}>
          <TextArea
            label="What is new?"
            rows={5}
            limit={updateLimits.content}
            error={formState.errors.content?.message}
            {...register('content')}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" pending={formState.isSubmitting}>
              Post Update
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
