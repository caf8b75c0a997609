import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { prayerRule, type PrayerForm as Form } from 'schema/rules/prayer';
import {
  Button,
  Checkbox,
  DialogActions,
  dropDraft,
  findDraft,
  keepDraft,
  space,
  Stack,
  styled,
  Text,
  TextField,
  useSession,
  type Person,
} from 'kit';
import { PrayerFields } from './PrayerFields';
import { useSubmitPrayer } from './useSubmitPrayer';

export const draftName = 'prayer';

interface PrayerFormProps {
  onClose: () => void;
  /** The prayer stands on the wall, and speaks of self-harm. */
  onCareNeeded: () => void;
}

/** A new prayer as it is being written. What was typed is kept in this tab until it has been sent. */
export function PrayerForm({ onClose, onCareNeeded }: PrayerFormProps) {
  const { person } = useSession();
  const submitPrayer = useSubmitPrayer();
  const form = useForm({
    resolver: zodResolver(prayerRule),
    defaultValues: findDraft<Form>(draftName) ?? emptyForm(person),
    mode: 'onTouched',
  });
  const { register, handleSubmit, setError, subscribe } = form;
  const { errors, isSubmitting } = form.formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe],
  );

  const submit = async (prayer: Form) => {
    const outcome = await submitPrayer(prayer);
    if (!outcome.isBrought) {
      for (const { path, message } of outcome.refused) setError(path as Path<Form>, { message });
      return;
    }
    dropDraft(draftName);
    if (outcome.needsCare) onCareNeeded();
    else onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={5}>
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
        <PrayerFields register={register} errors={errors} />
        <Checkbox
          label="Post anonymously"
          description="Your name is shown to nobody, not even to those who run this site."
          {...register('isAnonymous')}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Submitting...">
            Submit Prayer
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function emptyForm(person: Person | null): Form {
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
