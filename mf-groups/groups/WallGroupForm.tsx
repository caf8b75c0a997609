import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { groupLimits, groupRule } from 'schema/rules/group';
import { isBlank } from 'schema/visibleText';
import { wallGroupThemes } from 'schema/vocabulary';
import { Button, Card, Heading, SelectField, Stack, TextArea, TextField, useSession } from 'kit';
import { useDraftForm, useWatch } from 'kit/forms';
import { themeNames } from '../vocabularyNames';
import { useCreateGroup } from './useCreateGroup';

/** The wall's short form: name, description, theme (specification, sections 2 and 5). */
export function WallGroupForm() {
  const [made, setMade] = useState(0);
  // A new key resets the form for the next group.
  return <ShortForm key={made} onMade={() => setMade(made + 1)} />;
}

function ShortForm({ onMade }: { onMade: () => void }) {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  const createGroup = useCreateGroup();
  const { control, register, submit, formState } = useDraftForm({
    draft: 'new-group-on-the-wall',
    rule: groupRule,
    initial: emptyForm,
    async write({ name, description, theme }) {
      if (person) return createGroup({ name, description, theme });
      window.alert(t`Please sign in to start a prayer group`);
      openSignIn();
      return null;
    },
    onDone: onMade,
  });
  const { errors, isSubmitting } = formState;
  const [name, theme] = useWatch({ control, name: ['name', 'theme'] });

  return (
    <Card>
      <form noValidate aria-label={t`Create Group`} onSubmit={submit}>
        <Stack gap={4}>
          <Heading level={3}>{t`Start a group`}</Heading>
          <TextField
            label={t`Name`}
            limit={groupLimits.name}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextArea
            label={t`Description`}
            rows={3}
            dir="auto"
            error={errors.description?.message}
            {...register('description')}
          />
          <SelectField
            label={t`Theme`}
            placeholder={t`Choose a theme`}
            options={wallGroupThemes.map(({ value }) => ({ value, label: t(themeNames[value]) }))}
            error={errors.theme?.message}
            {...register('theme')}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={isBlank(name ?? '') || !theme}
              pending={isSubmitting}
              pendingLabel={t`Creating...`}
            >
              <Trans>Create Group</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const emptyForm = { name: '', description: '' };
