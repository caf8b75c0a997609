import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type Path } from 'react-hook-form';
import { groupLimits, groupRule, type GroupForm } from 'schema/rules/group';
import { groupThemeLabel, groupThemeValues } from 'schema/vocabulary';
import {
  Button,
  Checkbox,
  readFailure,
  SelectField,
  Stack,
  TextArea,
  TextField,
  useFailureToast,
  useMutation,
  useToast,
} from 'kit';
import { EditGroupDocument, type GroupSettings_GroupFragment } from '../../gen/graphql';

const themes = groupThemeValues.map((value) => ({ value, label: groupThemeLabel(value) }));

/** A group's form (specification, section 5). What is typed stays while the group is read again. */
export function EditGroup({ group }: { group: GroupSettings_GroupFragment }) {
  const { name, description, theme, isPrivate, joinApprovalRequired, maxMembers } = group;
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [edit] = useMutation(EditGroupDocument);
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(groupRule),
    defaultValues: { name, description, theme, isPrivate, joinApprovalRequired, maxMembers } as GroupForm,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const asksForApproval = useWatch({ control, name: 'isPrivate' });

  const save = async (input: Awaited<ReturnType<typeof groupRule.parseAsync>>) => {
    try {
      await edit({ variables: { id: group.id, input } });
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
        <TextField
          label="Group name"
          limit={groupLimits.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextArea
          label="Description (optional)"
          rows={3}
          error={errors.description?.message}
          {...register('description')}
        />
        <SelectField label="Theme" options={themes} error={errors.theme?.message} {...register('theme')} />
        <div>
          <Checkbox
            label="Private group"
            description="Posts and members are shown to members only."
            {...register('isPrivate')}
          />
          {asksForApproval && (
            <Checkbox
              label="Require approval to join"
              description="An admin decides who joins."
              {...register('joinApprovalRequired')}
            />
          )}
        </div>
        <TextField
          label="Maximum members"
          type="number"
          inputMode="numeric"
          min={groupLimits.fewestMembers}
          max={groupLimits.mostMembers}
          error={errors.maxMembers?.message}
          {...register('maxMembers', {
            setValueAs: (typed: unknown) => (typed === '' ? null : Number(typed)),
          })}
        />
        <div>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
