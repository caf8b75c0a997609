import { Trans, useLingui } from '@lingui/react/macro';
import { groupLimits, groupRule } from 'schema/rules/group';
import { Button, DialogActions, Stack } from 'kit';
import { useDraftForm, useWatch } from 'kit/forms';
import { GroupFields } from './GroupFields';
import { useCreateGroup } from './useCreateGroup';

/** The form for a new group. */
export function GroupForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const createGroup = useCreateGroup();
  const { control, register, submit, formState } = useDraftForm({
    draft: 'new-group',
    rule: groupRule,
    initial: emptyForm,
    write: createGroup,
    onDone: onClose,
  });
  const isPrivate = useWatch({ control, name: 'isPrivate' }) ?? false;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <GroupFields register={register} errors={formState.errors} isPrivate={isPrivate} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            variant="primary"
            pending={formState.isSubmitting}
            pendingLabel={t`Creating...`}
          >
            <Trans>Create Group</Trans>
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
