import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type FormEvent } from 'react';
import { zoneOptions } from 'schema/timeZones';
import {
  Button,
  Cluster,
  SelectField,
  space,
  styled,
  TextField,
  useDraft,
  useFragment,
  useSession,
  useWrite,
  type Failure,
  type FragmentType,
} from 'kit';
import {
  ProfileForm_ViewerFragmentDoc,
  UpdateProfileDocument,
  type ProfileForm_ViewerFragment,
  type ProfileInput,
} from './gen/graphql';
import { browserTimeZone } from './timeZones';

const longestName = 100;

/** The form's values; a zone of null is untouched and keeps following the browser. */
interface Typed {
  name: string;
  zone: string | null;
}

/**
 * The name that others see, and the time zone for days and hours. The draft is stored in this tab until it is saved or
 * discarded.
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
  const { t, i18n } = useLingui();
  const asSaved: Typed = { name: saved.displayName ?? '', zone: null };
  const { value: typed, change, reset } = useDraft(`profile-${saved.id}`, asSaved);
  const options = useMemo(() => timeZoneOptions(i18n.locale, saved.timeZone), [i18n.locale, saved.timeZone]);
  const [refusals, setRefusals] = useState<Refusals>({});
  const { updatePerson } = useSession();
  const [updateProfile, { isPending }] = useWrite(UpdateProfileDocument, {
    success: { title: t`Account updated`, description: t`Your profile is as you want it.` },
    failure: {
      signIn: t`You need to sign in to change your account.`,
      fallback: t`Your account could not be changed. Please try again.`,
    },
  });
  const chosenZone = typed.zone === saved.timeZone ? null : typed.zone;
  const isDirty = typed.name !== asSaved.name || chosenZone !== null;

  const settle = (next: Typed) => {
    reset(next);
    setRefusals({});
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typedName = typed.name.trim();
    if (Array.from(typedName).length > longestName) {
      setRefusals({ displayName: t`Name too long` });
      return;
    }
    const input = { displayName: typedName || null, timeZone: chosenZone ?? undefined };
    const { data, failure } = await updateProfile({ input });
    if (failure) return setRefusals(refusalsOf(failure));
    const { displayName, name, firstName, lastName } = data.updateProfile;
    updatePerson(
      displayName ? { name: displayName, firstName: null, lastName: null } : { name, firstName, lastName },
    );
    settle({ name: typedName, zone: null });
  };

  return (
    <Form noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Name shown to others`}
        description={t`Leave it empty to be shown by the name that you sign in with.`}
        autoComplete="nickname"
        limit={longestName}
        error={refusals.displayName}
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label={t`Time zone`}
        options={options}
        error={refusals.timeZone}
        value={chosenZone ?? saved.timeZone}
        onChange={(event) => change({ zone: event.target.value })}
      />
      <Cluster gap={2}>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        {isDirty && !isPending && (
          <Button variant="quiet" onClick={() => settle(asSaved)}>{t`Discard Changes`}</Button>
        )}
      </Cluster>
    </Form>
  );
}

/** The zone of this browser and the saved one come first. */
function timeZoneOptions(locale: string, saved: string) {
  const [here, ...others] = zoneOptions(locale, browserTimeZone(), saved);
  return [{ ...here!, label: t`${{ label: here!.label }}, where this browser is` }, ...others];
}

/** The server's field error by the field's name. */
type Refusals = Partial<Record<keyof ProfileInput, string>>;

function refusalsOf({ fieldErrors }: Failure): Refusals {
  return Object.fromEntries(fieldErrors.map(({ path, message }) => [path.split('.').at(-1), message]));
}

const Form = styled.form`
  display: grid;
  gap: ${space[6]};
`;
