import { Trans, useLingui } from '@lingui/react/macro';
import { Check, HeartHandshake, X } from 'lucide-react';
import { useId, useState } from 'react';
import { prayerPage } from 'schema/addresses';
import { shownName } from 'schema/shownName';
import { categoryNames } from 'schema/names';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Heading,
  Prose,
  RelativeTime,
  Stack,
  Text,
  useFragment,
  type FragmentType,
  i18n,
} from 'kit';
import { ForWhom } from '../care/ForWhom';
import { ApprovalCard_PrayerFragmentDoc } from '../gen/graphql';
import { Actions, OpenPage } from '../moderation/Actions';
import { ReasonDialog } from '../users/ReasonDialog';
import { useApproval } from './useApproval';

interface ApprovalCardProps {
  prayer: FragmentType<typeof ApprovalCard_PrayerFragmentDoc>;
  /** The prayer has left the queue. */
  onDecided: () => void;
}

/** A prayer that waits to be approved. */
export function ApprovalCard({ prayer, onDecided }: ApprovalCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const [isDeclining, setDeclining] = useState(false);
  const { data, complete } = useFragment({
    fragment: ApprovalCard_PrayerFragmentDoc,
    fragmentName: 'ApprovalCard_prayer',
    from: prayer,
  });
  const { approve, decline, isApproving } = useApproval(onDecided);
  if (!complete) return null;
  const { id, editedAt } = data;

  const declineFor = async (reason: string) => {
    const result = await decline({ id, editedAt }, reason);
    if (result.failure?.code === 'CONFLICT') setDeclining(false);
    return result;
  };

  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack gap={4}>
        {data.needsCare && <Badge tone="danger" icon={<HeartHandshake />}>{t`Speaks of self-harm`}</Badge>}
        <Stack gap={1}>
          <Cluster gap={3}>
            <Heading level={3} id={headingId} dir="auto">
              {data.title}
            </Heading>
            <Badge>{t(categoryNames[data.category])}</Badge>
          </Cluster>
          <Text size="small" tone="soft">
            {data.user ? (
              <Trans>
                By <bdi>{shownName(data.user, i18n)}</bdi>, <RelativeTime dateTime={data.createdAt} />
              </Trans>
            ) : (
              <Trans>
                By Anonymous, <RelativeTime dateTime={data.createdAt} />
              </Trans>
            )}
          </Text>
        </Stack>
        <Prose dir="auto">{data.description}</Prose>
        <ForWhom prayer={data} />
        <Actions>
          <Button
            variant="primary"
            icon={<Check />}
            pending={isApproving}
            aria-describedby={headingId}
            onClick={() => void approve({ id, editedAt })}
          >
            {t`Approve`}
          </Button>
          <Button icon={<X />} aria-describedby={headingId} onClick={() => setDeclining(true)}>
            {t`Decline`}
          </Button>
          <OpenPage to={prayerPage(id)} describedBy={headingId} />
        </Actions>
      </Stack>
      <ReasonDialog
        open={isDeclining}
        draft={`decline-${id}`}
        title={t`Decline this prayer?`}
        description={t`It does not go on the wall. Its author is told, and can change it and send it again.`}
        note={t`The author reads it: say kindly what to change.`}
        confirmLabel={t`Decline`}
        write={declineFor}
        onClose={() => setDeclining(false)}
      />
    </Card>
  );
}
