import { useState } from 'react';
import { groupLimits, groupRule } from 'schema/rules/group';
import { isBlank } from 'schema/visibleText';
import { wallGroupThemes } from 'schema/vocabulary';
import { Button, Card, Heading, SelectField, Stack, TextArea, TextField, useSession } from 'kit';
import { useDraftForm, useWatch } from 'kit/forms';
import { useCreateGroup } from './useCreateGroup';

/** The wall's short form: name, description, theme (specification, sections 2 and 5). */
export function WallGroupForm() {
  const [made, setMade] = useState(0);
  // A new key resets the form for the next group.
  return <ShortForm key={made} onMade={() => setMade(made + 1)} />;
}

function ShortForm({ onMade }: { onMade: () => void }) {
  const { person, openSignIn } = useSession();
  const createGroup = useCreateGroup();
  const { control, register, submit, formState } = useDraftForm({
    draft: 'new-group-on-the-wall',
    rule: groupRule,
    initial: emptyForm,
    async write({ name, description, theme }) {
      if (person) return createGroup({ name, description, theme });
      window.alert('Please sign in to start a prayer group');
      openSignIn();
      return null;
    },
    onDone: onMade,
  });
  const { errors, isSubmitting } = formState;
  const [name, theme] = useWatch({ control, name: ['name', 'theme'] });

  return (
    <Card>
      <form noValidate aria-label="Create Group" onSubmit={submit}>
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
            dir="auto"
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
              disabled={isBlank(name ?? '') || !theme}
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
