import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { prayerRule, type PrayerForm as Form } from 'schema/rules/prayer';
import { Button, DialogActions, Stack, useComposer, useSession, useWrite, type Person } from 'kit';
import { useDraftForm, useWatch } from 'kit/forms';
import { addToFeeds } from '../feed/wallLists';
import { SubmitPrayerDocument, type SubmitPrayerMutation } from '../gen/graphql';
import { figureQueries } from '../journey/figureQueries';
import { AuthorFields } from './AuthorFields';
import { namesChild } from './childName';
import { PrayerFields } from './PrayerFields';
import { prepareDraft } from './prepareDraft';
import { usePublicQuestion } from './PublicQuestion';
import { SignInFirst } from './SignInFirst';

interface PrayerFormProps {
  onClose: () => void;
  /** The prayer was shared, and its text is about self-harm. */
  onCareNeeded: (shared: SubmitPrayerMutation['submitPrayer']) => void;
}

/** The form for a new prayer. */
export function PrayerForm({ onClose, onCareNeeded }: PrayerFormProps) {
  const { t } = useLingui();
  const { person } = useSession();
  const { reopenAfterSignIn } = useComposer();
  const [submitPrayer] = useWrite(SubmitPrayerDocument, {
    update(cache, { data }, { variables }) {
      if (data) addToFeeds(cache, data.submitPrayer.id, variables?.input.category ?? 'general');
    },
    waits: true,
    // Nothing may cover the crisis help that follows.
    success: ({ submitPrayer: { needsCare, status, visibility } }) =>
      needsCare
        ? null
        : {
            title: t`Prayer Submitted`,
            description:
              status === 'waiting'
                ? t`It waits to be approved. You are told as soon as it is on the wall.`
                : visibility === 'team'
                  ? t`The prayer team can read it now.`
                  : t`Your prayer request has been shared with the community.`,
          },
    failure: {
      signIn: t`You need to sign in to post a prayer request.`,
      fallback: t`Failed to submit prayer request.`,
    },
    refetch: figureQueries,
  });
  const [initial] = useState(() => {
    const empty = emptyForm(person);
    prepareDraft(empty);
    return empty;
  });
  const form = useRef<HTMLFormElement>(null);
  const { asks, question } = usePublicQuestion(form);
  const { register, formState, getValues, setValue, submit, control } = useDraftForm({
    draft: 'prayer',
    rule: prayerRule,
    initial,
    async write(input) {
      // A visitor signs in first.
      if (person && asks(input)) return null;
      const result = await submitPrayer({ input });
      if (result.failure?.code === 'UNAUTHENTICATED') reopenAfterSignIn();
      return result;
    },
    onWaiting: onClose,
    onDone: ({ submitPrayer: shared }) => (shared.needsCare ? onCareNeeded(shared) : onClose()),
  });
  const { errors, isSubmitting } = formState;

  return (
    <form noValidate onSubmit={submit} ref={form}>
      <Stack gap={4}>
        <PrayerFields
          register={register}
          errors={errors}
          namesChild={useWatch({ control, compute: namesChild })}
          isForSomebody={Boolean(getValues('onBehalfOf'))}
          onForNobody={() => setValue('onBehalfOf', '')}
        />
        <AuthorFields register={register} errors={errors} />
        <SignInFirst getValues={getValues} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel={t`Submitting...`}>
            <Trans>Submit Prayer</Trans>
          </Button>
        </DialogActions>
      </Stack>
      {question}
    </form>
  );
}

function emptyForm(person: Person | null): Form {
  return {
    name: person?.name ?? '',
    email: person?.email ?? '',
    title: '',
    description: '',
    category: 'general',
    isAnonymous: false,
    onBehalfOf: '',
    visibility: 'public',
  };
}
