import { useLingui } from '@lingui/react/macro';
import { groupRule, type GroupForm } from 'schema/rules/group';
import { groupThemeValues } from 'schema/vocabulary';
import { Button, Cluster, Stack, useWrite } from 'kit';
import { useDraftForm, useWatch } from 'kit/forms';
import { EditGroupDocument, type GroupSettings_GroupFragment } from '../../gen/graphql';
import { GroupFields } from '../../groups/GroupFields';

/** The form to edit a group (specification, section 5). */
export function EditGroup({ group }: { group: GroupSettings_GroupFragment }) {
  const { t } = useLingui();
  const [edit] = useWrite(EditGroupDocument, {
    success: { title: t`Group changed`, description: t`Everybody sees it as it is now.` },
    failure: { signIn: t`You need to sign in to change the group.`, fallback: t`Failed to change the group` },
  });
  const { register, control, formState, getValues, submit, discard } = useDraftForm({
    draft: `group-settings-${group.id}`,
    rule: groupRule,
    initial: formOf(group),
    write: (input) => edit({ id: group.id, input }),
    onDone: () => discard(getValues()),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const isPrivate = useWatch({ control, name: 'isPrivate' }) ?? false;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <GroupFields register={register} errors={errors} isPrivate={isPrivate} themes={groupThemeValues} />
        <Cluster gap={2}>
          <Button type="submit" variant="primary" pending={isSubmitting}>{t`Save`}</Button>
          {isDirty && <Button variant="quiet" onClick={() => discard()}>{t`Discard Changes`}</Button>}
        </Cluster>
      </Stack>
    </form>
  );
}

function formOf(group: GroupSettings_GroupFragment): GroupForm {
  const { name, description, theme, isPrivate, joinApprovalRequired, maxMembers } = group;
  return { name, description: description ?? '', theme, isPrivate, joinApprovalRequired, maxMembers };
}
