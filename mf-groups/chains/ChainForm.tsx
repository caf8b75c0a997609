import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useController, useForm, type Path } from 'react-hook-form';
import { chainFormRule, chainLimits, type ChainForm as Form } from 'schema/rules/chain';
import { chainVisibilities } from 'schema/vocabulary';
import {
  Button,
  DialogActions,
  dropDraft,
  findDraft,
  Grid,
  keepDraft,
  RadioGroup,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from 'kit';
import { findViewerZone, todayIn } from './chainTime';
import { GroupChoice } from './GroupChoice';
import { Invitations } from './Invitations';
import { useCreateChain, type CheckedForm } from './useCreateChain';
import { useInvitations } from './useInvitations';

export const draftName = 'chain';

const whoSees = {
  public: 'Everyone sees it and can join.',
  private: 'Only the people you invite see it and can join.',
  groups: 'Members of the groups you choose see it and can join.',
};

interface ChainFormProps {
  onMade: (id: number) => void;
  onClose: () => void;
}

/** A new chain as it is being written. What was typed is kept in this tab until it has been sent. */
export function ChainForm({ onMade, onClose }: ChainFormProps) {
  const createChain = useCreateChain();
  const form = useForm<Form, unknown, CheckedForm>({
    resolver: zodResolver(chainFormRule),
    defaultValues: findDraft<Form>(draftName) ?? emptyForm(),
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, setError, subscribe } = form;
  const { errors, isSubmitting } = form.formState;
  const visibility = useController({ control, name: 'visibility' }).field;
  const groups = useController({ control, name: 'selectedGroups' }).field;
  const emails = useController({ control, name: 'inviteEmails' }).field;
  const invitations = useInvitations(emails.value ?? [], emails.onChange);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe],
  );

  const submit = async (chain: CheckedForm) => {
    const isPrivate = chain.visibility === 'private';
    // An address that was typed and not yet added is meant as well.
    const invited = isPrivate ? invitations.settle() : [];
    if (invited === null) return;
    const outcome = await createChain({ ...chain, inviteEmails: [...invited] });
    if ('refused' in outcome) {
      for (const { path, message } of outcome.refused) setError(fieldOf(path), { message });
      return;
    }
    dropDraft(draftName);
    onMade(outcome.madeId);
    onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={5}>
        <TextField label="Title" error={errors.title?.message} {...register('title')} />
        <TextArea
          label="Description"
          rows={4}
          error={errors.description?.message}
          {...register('description')}
        />
        <Grid column="12rem" columns={2} gap={4}>
          <TextField
            label="Start Date"
            type="date"
            min={todayIn(findViewerZone())}
            error={errors.startDate?.message}
            {...register('startDate')}
          />
          <TextField
            label="Duration (days)"
            type="number"
            inputMode="numeric"
            min={chainLimits.shortestDays}
            max={chainLimits.longestDays}
            step={1}
            error={errors.duration?.message}
            {...register('duration')}
          />
        </Grid>
        <SelectField
          label="Time zone"
          description="The hours of the chain are hours of the day in this zone."
          options={zoneOptions()}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
        <RadioGroup
          label="Visibility"
          options={chainVisibilities.map((option) => ({ ...option, description: whoSees[option.value] }))}
          name={visibility.name}
          value={visibility.value ?? 'public'}
          onValueChange={visibility.onChange}
          error={errors.visibility?.message}
        />
        {visibility.value === 'private' && (
          <Invitations {...invitations} refusal={invitations.refusal ?? firstMessage(errors.inviteEmails)} />
        )}
        {visibility.value === 'groups' && (
          <GroupChoice
            chosen={groups.value ?? []}
            onChange={groups.onChange}
            error={firstMessage(errors.selectedGroups)}
          />
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Creating...">
            Create Chain
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function emptyForm(): Form {
  return {
    title: '',
    description: '',
    startDate: '',
    duration: 1,
    timeZone: findViewerZone(),
    visibility: 'public',
    inviteEmails: [],
    selectedGroups: [],
  };
}

/** Every zone that this browser knows; its own too, where it has a name that is not in the list. */
function zoneOptions() {
  const zones = new Set([findViewerZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** The server speaks of two instants where the form has a day and a length. */
function fieldOf(path: string): Path<Form> {
  const [name] = path.split('.');
  return (name === 'startTime' ? 'startDate' : name === 'endTime' ? 'duration' : name) as Path<Form>;
}

/** A list may be refused as a whole or for one of its entries. */
function firstMessage(
  error: { message?: string } | readonly ({ message?: string } | undefined)[] | undefined,
): string | undefined {
  if (!error) return undefined;
  return 'message' in error && error.message
    ? error.message
    : Object.values(error).find((entry) => entry?.message)?.message;
}
