import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import {
  Card,
  ClampedText,
  Heading,
  Stack,
  Text,
  useApolloClient,
  useSession,
  useWaiting,
  WaitingNote,
  type Waiting,
} from 'kit';
import {
  EncourageDocument,
  SubmitPrayerDocument,
  type EncourageMutationVariables,
  type SubmitPrayerMutationVariables,
} from '../gen/graphql';
import { PrayerByline } from '../prayer/PrayerByline';
import { addToFeeds } from './wallLists';

type Write = Waiting<SubmitPrayerMutationVariables>;

/**
 * The member's own prayers that have not been sent yet, first in the grid of the wall, and words of encouragement that
 * were refused: their prayer may be gone. Sent prayers are first in the feed.
 */
export function WaitingPrayers() {
  const { cache } = useApolloClient();
  const writes = useWaiting(
    SubmitPrayerDocument,
    () => true,
    ({ submitPrayer }, { input }) => addToFeeds(cache, submitPrayer.id, input.category ?? 'general'),
  );
  const refused = useWaiting(EncourageDocument, () => true).filter(({ refusal }) => refusal !== null);
  return [
    ...writes.map((write) => <WaitingPrayer key={write.id} write={write} />),
    ...refused.map((write) => <RefusedWords key={write.id} write={write} />),
  ];
}

function RefusedWords({ write }: { write: Waiting<EncourageMutationVariables> }) {
  const { t } = useLingui();
  const id = useId();

  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Text isStrong size="small" id={id}>{t`Your words of encouragement`}</Text>
        <ClampedText text={write.variables.input.content ?? ''} describedBy={id} />
        <WaitingNote write={write} describedBy={id} />
      </Stack>
    </Card>
  );
}

/** As it will be on the wall. */
function WaitingPrayer({ write }: { write: Write }) {
  const { person } = useSession();
  const id = useId();
  const { title, description, category, isAnonymous, name, onBehalfOf, visibility } = write.variables.input;
  const author = {
    firstName: null,
    lastName: null,
    name: name ?? null,
    profileImageUrl: person?.profileImageUrl ?? null,
  };

  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <PrayerByline
          prayer={{
            user: isAnonymous ? null : author,
            onBehalfOf: onBehalfOf ?? null,
            createdAt: new Date(write.madeAt).toISOString(),
            editedAt: null,
            category: category ?? 'general',
            visibility: visibility ?? 'public',
          }}
        />
        <Stack gap={2}>
          <Heading level={2} size="subheading" id={id} dir="auto">
            {title}
          </Heading>
          <ClampedText text={description ?? ''} describedBy={id} />
        </Stack>
        <WaitingNote write={write} describedBy={id} />
      </Stack>
    </Card>
  );
}
