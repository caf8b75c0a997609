import { useMemo, useState, type FormEvent } from 'react';
import {
  Button,
  Cluster,
  dropDraft,
  findDraft,
  keepDraft,
  SelectField,
  space,
  styled,
  TextField,
  useFragment,
  type FragmentType,
} from 'kit';
import { ProfileForm_ViewerFragmentDoc, type ProfileForm_ViewerFragment } from '../gen/graphql';
import { timeZoneOptions } from './timeZones';
import { useUpdateProfile, type ProfileRefusals } from './useUpdateProfile';

const longestName = 100;

/** What was typed; a zone that is null was not touched and goes on following the browser. */
interface Typed {
  name: string;
  zone: string | null;
}

/**
 * The name that others see, and the zone by which days and hours are counted. What was typed is kept in this tab until
 * it is saved or discarded.
 */
export function ProfileForm({ viewer }: { viewer: FragmentType<ProfileForm_ViewerFragment> }) {
  const { data, complete } = useFragment({
    fragment: ProfileForm_ViewerFragmentDoc,
    fragmentName: 'ProfileForm_viewer',
    from: viewer,
  });
  return complete ? <Fields saved={data} /> : null;
}

function Fields({ saved }: { saved: ProfileForm_ViewerFragment }) {
  const draftName = `profile-${saved.id}`;
  const asSaved: Typed = { name: saved.displayName ?? '', zone: null };
  const [typed, setTyped] = useState(() => findDraft<Typed>(draftName) ?? asSaved);
  const options = useMemo(() => timeZoneOptions(saved.timeZone), [saved.timeZone]);
  const [refusals, setRefusals] = useState<ProfileRefusals>({});
  const { update, isSaving } = useUpdateProfile();
  const chosenZone = typed.zone === saved.timeZone ? null : typed.zone;
  const isDirty = typed.name !== asSaved.name || chosenZone !== null;

  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keepDraft(draftName, next);
  };

  const settle = (as: Typed) => {
    setTyped(as);
    setRefusals({});
    dropDraft(draftName);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.name.trim();
    if (Array.from(name).length > longestName) {
      setRefusals({ displayName: 'Name too long' });
      return;
    }
    const refused = await update({ displayName: name || null, timeZone: chosenZone ?? undefined });
    if (refused) setRefusals(refused);
    else settle({ name, zone: null });
  };

  return (
    <Form noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="Name shown to others"
        description="Leave it empty to be shown by the name that you sign in with."
        autoComplete="nickname"
        limit={longestName}
        error={refusals.displayName}
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label="Time zone"
        options={options}
        error={refusals.timeZone}
        value={chosenZone ?? saved.timeZone}
        onChange={(event) => change({ zone: event.target.value })}
      />
      <Cluster gap={2}>
        <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
        {isDirty && !isSaving && (
          <Button variant="quiet" onClick={() => settle(asSaved)}>
            Discard Changes
          </Button>
        )}
      </Cluster>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
