import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Path, type UseFormRegister } from 'react-hook-form';
import { prayerRule, type PrayerEditForm, type PrayerForm } from 'schema/rules/prayer';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  dropDraft,
  findDraft,
  keepDraft,
  readFailure,
  Stack,
  styled,
  Text,
  TextField,
  space,
  useFailureToast,
  useMutation,
  useSession,
  useToast,
  type Person,
} from 'kit';
import { SubmitPrayerDocument } from '../gen/graphql';
import { PrayerFields } from './PrayerFields';

interface ComposerProps {
  isOpen: boolean;
  onClose: () => void;
}

type Draft = PrayerForm & { waitsForSignIn?: boolean };

/** The dialog for a new prayer (specification, sections 2 and 5). What was typed is kept until it has been sent. */
export function Composer({ isOpen, onClose }: ComposerProps) {
  const { person } = useSession();
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [fresh, setFresh] = useState(0);
  const [submitPrayer] = useMutation(SubmitPrayerDocument, {
    refetchQueries: ['FeedPage', 'CommunityImpact', 'Journey'],
  });
  const form = useForm<PrayerForm, unknown, PrayerForm>({
    resolver: zodResolver(prayerRule) as never,
    defaultValues: findDraft<Draft>('prayer') ?? emptyForm(person),
    mode: 'onTouched',
  });
  const { register, handleSubmit, reset, setError, getValues, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const title = useWatch({ control: form.control, name: 'title' });

  // The person may sign in, or another draft may be waiting, while this dialog is closed.
  useEffect(() => {
    if (isOpen) {
      const draft = findDraft<Draft>('prayer');
      reset(draft ?? emptyForm(person));
      if (draft?.waitsForSignIn && person) keepDraft('prayer', { ...draft, waitsForSignIn: false });
    }
  }, [isOpen, fresh, person, reset]);

  const close = () => {
    if (isDirty) keepDraft('prayer', getValues());
    onClose();
  };

  const submit = async (prayer: PrayerForm) => {
    try {
      await submitPrayer({ variables: { input: prayer } });
      dropDraft('prayer');
      setFresh(fresh + 1);
      onClose();
      toast({
        title: 'Prayer Submitted',
        description: 'Your prayer request has been shared with the community.',
      });
    } catch (error) {
      const failure = readFailure(error);
      if (failure.code === 'UNAUTHENTICATED') keepDraft('prayer', { ...getValues(), waitsForSignIn: true });
      for (const { path, message } of failure.fieldErrors) setError(path as Path<PrayerForm>, { message });
      tellOfFailure(error, {
        signIn: 'You need to sign in to post a prayer request.',
        otherwise: 'Failed to submit prayer request.',
      });
    }
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Share a Prayer Request"
      description="Say it as you would to a friend. People will pray for it today."
    >
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap={5}>
          <Checkbox
            label="Post anonymously"
            description="Your name is shown to nobody, not even to those who run this site."
            {...register('isAnonymous')}
          />
          <Pair>
            <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...register('email')}
            />
          </Pair>
          <Text size="small" tone="soft">
            Your name is never shown with an anonymous prayer, and your email address never at all.
          </Text>
          <PrayerFields
            register={register as unknown as UseFormRegister<PrayerEditForm>}
            errors={errors}
            titleLength={Array.from((title ?? '').trim()).length}
          />
          <DialogActions>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Submitting...">
              Submit Prayer
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

function emptyForm(person: Person | null): PrayerForm {
  return {
    name: person?.name ?? '',
    email: person?.email ?? '',
    title: '',
    description: '',
    category: 'general',
    isAnonymous: false,
  };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space[4]};
`;
