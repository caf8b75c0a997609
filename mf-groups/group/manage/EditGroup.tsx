import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch, type Path } from 'react-hook-form';
import { groupRule, type GroupForm } from 'schema/rules/group';
import { groupThemeLabel, groupThemeValues } from 'schema/vocabulary';
import {
  Button,
  Cluster,
  dropDraft,
  findDraft,
  keepDraft,
  readFailure,
  Stack,
  useFailureToast,
  useMutation,
  useToast,
} from 'kit';
import {
  EditGroupDocument,
  type GroupSettings_GroupFragment,
  type PrayerGroupInput,
} from '../../gen/graphql';
import { GroupFields } from '../../groups/GroupFields';

const themes = groupThemeValues.map((value) => ({ value, label: groupThemeLabel(value) }));

/** A group's form (specification, section 5). What is typed is kept in this tab until it is saved or discarded. */
export function EditGroup({ group }: { group: GroupSettings_GroupFragment }) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [edit] = useMutation(EditGroupDocument);
  const draftName = `group-settings-${group.id}`;
  const { register, control, getValues, handleSubmit, reset, setError, subscribe, formState } = useForm({
    resolver: zodResolver(groupRule),
    defaultValues: formOf(group),
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = formState;
  const isPrivate = useWatch({ control, name: 'isPrivate' }) ?? false;

  useEffect(() => {
    const draft = findDraft<GroupForm>(draftName);
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(draftName, values),
    });
  }, [draftName, reset, subscribe]);

  const settle = (saved: GroupForm) => {
    reset(saved);
    dropDraft(draftName);
  };

  const save = async (input: PrayerGroupInput) => {
    try {
      await edit({ variables: { id: group.id, input } });
      settle(getValues());
      toast({ title: 'Group changed', description: 'Everybody sees it as it is now.' });
    } catch (error) {
      for (const { path, message } of readFailure(error).fieldErrors) {
        setError(path as Path<GroupForm>, { message });
      }
      tellOfFailure(error, {
        signIn: 'You need to sign in to change the group.',
        otherwise: 'Failed to change the group',
      });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Stack gap={5}>
        <GroupFields register={register} errors={errors} isPrivate={isPrivate} themes={themes} />
        <Cluster gap={2}>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Save
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={() => settle(formOf(group))}>
              Discard Changes
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

function formOf(group: GroupSettings_GroupFragment): GroupForm {
  const { name, description, theme, isPrivate, joinApprovalRequired, maxMembers } = group;
  return { name, description: description ?? '', theme, isPrivate, joinApprovalRequired, maxMembers };
}
