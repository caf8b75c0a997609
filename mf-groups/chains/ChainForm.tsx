import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { chainFormRule, chainLimits, type ChainForm as Form } from 'schema/rules/chain';
import { chainVisibilities } from 'schema/vocabulary';
import { zoneOptions } from 'schema/timeZones';
import { Button, DialogActions, Grid, RadioGroup, SelectField, Stack, TextArea, TextField } from 'kit';
import { useController, useDraftForm } from 'kit/forms';
import { visibilityNames } from '../vocabularyNames';
import { findViewerZone, todayIn } from './chainTime';
import { GroupChoice } from './GroupChoice';
import { Invitations } from './Invitations';
import { useCreateChain } from './useCreateChain';
import { useInvitations } from './useInvitations';

const whoSees = {
  public: msg`Everyone sees it and can join.`,
  private: msg`Only the people you invite see it and can join.`,
  groups: msg`Members of the groups you choose see it and can join.`,
};

interface ChainFormProps {
  onMade: (id: number) => void;
  onClose: () => void;
}

/** The form for a new chain (specification, section 5). */
export function ChainForm({ onMade, onClose }: ChainFormProps) {
  const { t, i18n } = useLingui();
  const createChain = useCreateChain();
  const zones = useMemo(() => zoneOptions(i18n.locale, findViewerZone()), [i18n.locale]);
  const { register, control, formState, setFocus, submit } = useDraftForm({
    draft: 'chain',
    rule: chainFormRule,
    initial: emptyForm(),
    async write(chain) {
      // Includes an address that was typed and not added yet.
      const invited = chain.visibility === 'private' ? invitations.settle() : [];
      if (!invited) setFocus('inviteEmails');
      return invited && createChain({ ...chain, inviteEmails: [...invited] });
    },
    onDone({ createChain: { id } }) {
      onMade(id);
      onClose();
    },
    fieldOf,
  });
  const { errors, isSubmitting } = formState;
  const visibility = useController({ control, name: 'visibility' }).field;
  const groups = useController({ control, name: 'selectedGroups' }).field;
  const emails = useController({ control, name: 'inviteEmails' }).field;
  const invitations = useInvitations(emails.value ?? [], emails.onChange);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (visibility.value === 'private') invitations.judge();
        submit(event);
      }}
    >
      <Stack gap={6}>
        <TextField label={t`Title`} dir="auto" error={errors.title?.message} {...register('title')} />
        <TextArea
          label={t`Description`}
          rows={4}
          dir="auto"
          error={errors.description?.message}
          {...register('description')}
        />
        <Grid column="12rem" columns={2} gap={4}>
          <TextField
            label={t`Start Date`}
            type="date"
            min={todayIn(findViewerZone())}
            error={errors.startDate?.message}
            {...register('startDate')}
          />
          <TextField
            label={t`Duration (days)`}
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
          label={t`Time zone`}
          description={t`The hours of the chain are hours of the day in this zone.`}
          options={zones}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
        <RadioGroup
          label={t`Visibility`}
          options={chainVisibilities.map(({ value }) => ({
            value,
            label: t(visibilityNames[value]),
            description: t(whoSees[value]),
          }))}
          name={visibility.name}
          value={visibility.value ?? 'public'}
          onValueChange={visibility.onChange}
          error={errors.visibility?.message}
        />
        {visibility.value === 'private' && (
          <Invitations
            {...invitations}
            ref={emails.ref}
            refusal={invitations.refusal ?? firstMessage(errors.inviteEmails)}
          />
        )}
        {visibility.value === 'groups' && (
          <GroupChoice
            ref={groups.ref}
            chosen={groups.value ?? []}
            onChange={groups.onChange}
            error={firstMessage(errors.selectedGroups)}
          />
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel={t`Creating...`}>
            <Trans>Create Chain</Trans>
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

/** The form has a day and a duration where the server has a start and an end. */
function fieldOf(path: string): keyof Form {
  const [name] = path.split('.');
  return (name === 'startTime' ? 'startDate' : name === 'endTime' ? 'duration' : name) as keyof Form;
}

/** The error of a list may belong to the list or to one of its entries. */
function firstMessage(
  error: { message?: string } | readonly ({ message?: string } | undefined)[] | undefined,
): string | undefined {
  if (!error) return undefined;
  return 'message' in error && error.message
    ? error.message
    : Object.values(error).find((entry) => entry?.message)?.message;
}
