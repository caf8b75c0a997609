import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import {
  Badge,
  Card,
  ClampedText,
  Cluster,
  Heading,
  RelativeTime,
  Stack,
  Text,
  useApolloClient,
  useWaiting,
  WaitingNote,
  type Waiting,
} from 'kit';
import { categoryNames } from 'schema/names';
import {
  EncourageDocument,
  SubmitPrayerDocument,
  type EncourageMutationVariables,
  type SubmitPrayerMutationVariables,
} from '../gen/graphql';
import { Signature } from '../prayer/BylineParts';
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

function WaitingPrayer({ write }: { write: Write }) {
  const { t } = useLingui();
  const id = useId();
  const { title, description, category, isAnonymous, name, onBehalfOf } = write.variables.input;

  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <Cluster gap={2}>
          <Text as="span" isStrong size="small">
            <bdi>
              <Signature name={(isAnonymous ? null : name) ?? t`Anonymous`} onBehalfOf={onBehalfOf ?? null} />
            </bdi>
          </Text>
          <Text as="span" size="small" tone="soft">
            <RelativeTime dateTime={new Date(write.madeAt).toISOString()} />
          </Text>
          <Badge>{t(categoryNames[category ?? 'general'])}</Badge>
        </Cluster>
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
