import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch, type Path } from 'react-hook-form';
import { groupLimits, groupRule, type GroupForm as Form } from 'schema/rules/group';
import { Button, DialogActions, dropDraft, findDraft, keepDraft, Stack } from 'kit';
import type { PrayerGroupInput } from '../gen/graphql';
import { GroupFields } from './GroupFields';
import { useCreateGroup } from './useCreateGroup';

const draftName = 'new-group';

/** A new group as it is being described. What was typed is kept in this tab until it has been sent. */
export function GroupForm({ onClose }: { onClose: () => void }) {
  const createGroup = useCreateGroup();
  const { control, register, handleSubmit, setError, subscribe, formState } = useForm({
    resolver: zodResolver(groupRule),
    defaultValues: findDraft<Form>(draftName) ?? emptyForm,
    mode: 'onTouched',
  });
  const isPrivate = useWatch({ control, name: 'isPrivate' }) ?? false;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe],
  );

  const submit = async (group: PrayerGroupInput) => {
    const refused = await createGroup(group);
    if (refused === null) {
      dropDraft(draftName);
      onClose();
      return;
    }
    for (const { path, message } of refused) setError(path as Path<Form>, { message });
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={5}>
        <GroupFields register={register} errors={formState.errors} isPrivate={isPrivate} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={formState.isSubmitting} pendingLabel="Creating...">
            Create Group
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

const emptyForm = {
  name: '',
  description: '',
  isPrivate: false,
  joinApprovalRequired: false,
  maxMembers: groupLimits.members,
};
