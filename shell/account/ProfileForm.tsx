import { useMemo, useState, type FormEvent } from 'react';
import { Button, SelectField, space, styled, TextField, useFragment, type FragmentType } from 'kit';
import { ProfileForm_ViewerFragmentDoc, type ProfileForm_ViewerFragment } from '../gen/graphql';
import { timeZoneOptions } from './timeZones';
import { useUpdateProfile, type ProfileRefusals } from './useUpdateProfile';

const longestName = 100;

/** The name that others see, and the zone by which days and hours are counted. */
export function ProfileForm({ viewer }: { viewer: FragmentType<ProfileForm_ViewerFragment> }) {
  const { data, complete } = useFragment({
    fragment: ProfileForm_ViewerFragmentDoc,
    fragmentName: 'ProfileForm_viewer',
    from: viewer,
  });
  return complete ? <Fields saved={data} /> : null;
}

function Fields({ saved }: { saved: ProfileForm_ViewerFragment }) {
  const [name, setName] = useState(saved.displayName ?? '');
  const [chosenZone, setChosenZone] = useState<string | null>(null);
  const options = useMemo(() => timeZoneOptions(saved.timeZone), [saved.timeZone]);
  const [refusals, setRefusals] = useState<ProfileRefusals>({});
  const { update, isSaving } = useUpdateProfile();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const displayName = name.trim();
    if (Array.from(displayName).length > longestName) {
      setRefusals({ displayName: 'Name too long' });
      return;
    }
    // A zone that nobody has touched goes on following the browser.
    const timeZone = chosenZone === saved.timeZone ? undefined : (chosenZone ?? undefined);
    setRefusals(await update({ displayName: displayName || null, timeZone }));
  };

  return (
    <Form noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="Name shown to others"
        description="Leave it empty to be shown by the name that you sign in with."
        autoComplete="nickname"
        limit={longestName}
        error={refusals.displayName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label="Time zone"
        options={options}
        error={refusals.timeZone}
        value={chosenZone ?? saved.timeZone}
        onChange={(event) => setChosenZone(event.target.value)}
      />
      <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
        Save
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};

  > button {
    justify-self: start;
  }
`;
