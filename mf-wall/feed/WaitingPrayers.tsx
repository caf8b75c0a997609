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
import { SubmitPrayerDocument, type SubmitPrayerMutationVariables } from '../gen/graphql';
import { Signature } from '../prayer/BylineParts';
import { addToFeeds } from './wallLists';

type Write = Waiting<SubmitPrayerMutationVariables>;

/** The member's own prayers that have not been sent yet, first in the grid of the wall. Sent ones are first in the feed. */
export function WaitingPrayers() {
  const { cache } = useApolloClient();
  const writes = useWaiting(
    SubmitPrayerDocument,
    () => true,
    ({ submitPrayer }, { input }) => addToFeeds(cache, submitPrayer.id, input.category ?? 'general'),
  );
  return writes.map((write) => <WaitingPrayer key={write.id} write={write} />);
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
