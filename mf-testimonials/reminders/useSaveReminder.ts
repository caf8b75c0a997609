import type { ReminderForm } from 'schema/rules/reminder';
import {
  keepDraft,
  readFailure,
  useFailureToast,
  useMutation,
  useToast,
  type Failure,
  type useApolloClient,
} from 'kit';
import { CreateReminderDocument, EditReminderDocument } from '../gen/graphql';
import { draftNameOf, returnAfterSignIn } from './reminderDraft';

/** Creates a reminder, or with a number changes one; answers null when it is saved, else the fields that were refused. */
export function useSaveReminder(id: number | null) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [edit] = useMutation(EditReminderDocument);
  const [create] = useMutation(CreateReminderDocument, {
    update(cache, { data }) {
      if (data) placeOnTop(cache, data.createReminder.id);
    },
  });

  return async (input: ReminderForm): Promise<Failure['fieldErrors'] | null> => {
    try {
      if (id === null) await create({ variables: { input } });
      else await edit({ variables: { id, input } });
      toast(
        id === null
          ? { title: 'Reminder created', description: 'We will remind you to pray.' }
          : { title: 'Reminder updated', description: 'It rings as you have set it now.' },
      );
      return null;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.code === 'UNAUTHENTICATED') {
        keepDraft(draftNameOf(id, input.prayerId), input);
        if (id === null) returnAfterSignIn();
      }
      tellOfFailure(error, {
        signIn: 'You need to sign in to save your reminders.',
        otherwise: 'Failed to save reminder.',
      });
      return failure.fieldErrors;
    }
  };
}

type Cache = ReturnType<typeof useApolloClient>['cache'];
type Reference = { __ref: string };

function placeOnTop(cache: Cache, id: number): void {
  const __ref = cache.identify({ __typename: 'Reminder', id })!;
  cache.modify<{ reminders: readonly Reference[] }>({
    fields: {
      reminders: (list) => [
        { __ref },
        ...(list as readonly Reference[]).filter((one) => one.__ref !== __ref),
      ],
    },
  });
}
