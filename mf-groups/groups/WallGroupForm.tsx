import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Path } from 'react-hook-form';
import { groupLimits, groupRule, type GroupForm as Form } from 'schema/rules/group';
import { wallGroupThemes } from 'schema/vocabulary';
import {
  Button,
  Card,
  dropDraft,
  findDraft,
  Heading,
  keepDraft,
  SelectField,
  Stack,
  TextArea,
  TextField,
  useSession,
} from 'kit';
import type { PrayerGroupInput } from '../gen/graphql';
import { useCreateGroup } from './useCreateGroup';

const draftName = 'new-group-on-the-wall';

/** The wall's short form: a name, a few words, a theme (specification, sections 2 and 5). */
export function WallGroupForm() {
  const [made, setMade] = useState(0);
  // A new form for the next group.
  return <ShortForm key={made} onMade={() => setMade(made + 1)} />;
}

function ShortForm({ onMade }: { onMade: () => void }) {
  const { person, openSignIn } = useSession();
  const createGroup = useCreateGroup();
  const { control, register, handleSubmit, setError, subscribe, formState } = useForm({
    resolver: zodResolver(groupRule),
    defaultValues: findDraft<Form>(draftName) ?? emptyForm,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const [name, theme] = useWatch({ control, name: ['name', 'theme'] });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe],
  );

  const submit = async ({ name, description, theme }: PrayerGroupInput) => {
    if (!person) {
      window.alert('Please sign in to start a prayer group');
      openSignIn();
      return;
    }
    const refused = await createGroup({ name, description, theme });
    if (refused === null) {
      dropDraft(draftName);
      onMade();
      return;
    }
    for (const { path, message } of refused) setError(path as Path<Form>, { message });
  };

  return (
    <Card>
      <form noValidate aria-label="Create Group" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap={4}>
          <Heading level={3}>Start a group</Heading>
          <TextField
            label="Name"
            limit={groupLimits.name}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextArea
            label="Description"
            rows={3}
            error={errors.description?.message}
            {...register('description')}
          />
          <SelectField
            label="Theme"
            placeholder="Choose a theme"
            options={wallGroupThemes}
            error={errors.theme?.message}
            {...register('theme')}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={!name?.trim() || !theme}
              pending={isSubmitting}
              pendingLabel="Creating..."
            >
              Create Group
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const emptyForm = { name: '', description: '' };
