import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { testimonyLimits, testimonyRule, type TestimonyForm as Form } from 'schema/rules/testimony';
import {
  Button,
  Card,
  DialogActions,
  dropDraft,
  findDraft,
  keepDraft,
  Prose,
  Stack,
  Text,
  TextArea,
  TextField,
  useNavigate,
} from 'kit';
import { useShareTestimony } from './useShareTestimony';

interface TestimonyFormProps {
  prayer: { id: number; title: string; description: string };
  onClose: () => void;
}

/** A testimony as it is being written. What was typed is kept in this tab until it has been shared. */
export function TestimonyForm({ prayer, onClose }: TestimonyFormProps) {
  const draftName = `testimony:${prayer.id}`;
  const navigate = useNavigate();
  const shareTestimony = useShareTestimony(prayer.id);
  const form = useForm({
    resolver: zodResolver(testimonyRule),
    defaultValues: findDraft<Form>(draftName) ?? emptyForm(prayer.title),
    mode: 'onTouched',
  });
  const { register, handleSubmit, setError, subscribe } = form;
  const { errors, isSubmitting } = form.formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe, draftName],
  );

  const submit = async (testimony: Form) => {
    const refused = await shareTestimony(testimony);
    if (refused === null) {
      dropDraft(draftName);
      void navigate('/testimonials');
      onClose();
      return;
    }
    for (const { path, message } of refused) setError(path as Path<Form>, { message });
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={5}>
        <Card tone="sunken" padding="small">
          <Stack gap={1}>
            <Text size="small" tone="soft">
              Your original prayer
            </Text>
            <Prose>{prayer.description}</Prose>
          </Stack>
        </Card>
        <TextField label="Testimonial Title" error={errors.title?.message} {...register('title')} />
        <TextArea
          label="Your Testimony"
          rows={7}
          limit={testimonyLimits.testimony}
          placeholder="How was your prayer answered?"
          error={errors.testimony?.message}
          {...register('testimony')}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Creating...">
            Share Testimony
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function emptyForm(prayerTitle: string): Form {
  return { title: `Answered Prayer: ${prayerTitle}`, testimony: '' };
}
