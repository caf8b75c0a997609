import { Trans, useLingui } from '@lingui/react/macro';
import { placeOf } from 'schema/timeZones';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  Heading,
  Stack,
  styled,
  space,
  Text,
  useWrite,
} from 'kit';
import { GiveBackSlotDocument, OfferSlotDocument } from '../gen/graphql';
import { findViewerZone, type ChainHour } from './chainTime';
import { daysOfHour } from './commitment';
import type { Chain, ChainSlot } from './slots';
import { chainQueries } from './chainQueries';
import { useNow } from './useNow';

interface MyHoursProps {
  chain: Chain;
  hours: readonly ChainHour[];
  /** The chain has ended: nothing can be given back any more. */
  isClosed: boolean;
}

/** The viewer's own hours, to give back, to offer to somebody else, or to add to a calendar. */
export function MyHours({ chain, hours, isClosed }: MyHoursProps) {
  const { t } = useLingui();
  return (
    <Card tone="sunken" padding="small">
      <Stack gap={3}>
        <Cluster gap={3} justify="space-between">
          <Heading level={4}>{t`My hours`}</Heading>
          {!isClosed && (
            <Button
              as="a"
              variant="quiet"
              icon={<CalendarPlus />}
              href={`/api/prayer-chains/${chain.id}/calendar.ics`}
            >
              <Trans>Add to calendar</Trans>
            </Button>
          )}
        </Cluster>
        <List>
          {chain.slots
            .filter(({ isMine }) => isMine)
            .map((slot) => (
              <MyHour
                key={slot.hourSlot}
                chain={chain}
                slot={slot}
                hour={hours[slot.hourSlot]!}
                isClosed={isClosed}
              />
            ))}
        </List>
        {!isClosed && (
          <Text size="small" tone="soft">
            <Trans>
              An hour that you offer stays yours until somebody takes it over. One that you give back is open
              at once.
            </Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface MyHourProps {
  chain: Chain;
  slot: ChainSlot;
  hour: ChainHour;
  isClosed: boolean;
}

function MyHour({ chain, slot, hour: { time, chainTime }, isClosed }: MyHourProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const chainId = chain.id;
  const [isConfirming, setConfirming] = useState(false);
  const { hourSlot, isOffered } = slot;
  const [giveBack, { isPending: isGivingBack }] = useWrite(GiveBackSlotDocument, {
    refetch: chainQueries,
    success: { title: t`Hour given back`, description: t`${time} is open again.` },
    failure: {
      signIn: t`You need to sign in to give an hour back.`,
      fallback: t`Failed to give the hour back. Please try again.`,
    },
  });
  const [offer, { isPending: isOffering }] = useWrite(OfferSlotDocument, {
    success: isOffered
      ? { title: t`Hour kept`, description: t`${time} stays yours.` }
      : { title: t`Hour offered`, description: t`${time} stays yours until somebody takes it over.` },
    failure: {
      signIn: t`You need to sign in to offer an hour.`,
      fallback: t`Failed to change the hour. Please try again.`,
    },
  });

  return (
    <Line>
      <Cluster gap={2}>
        <Text as="span" isStrong>
          {time}
        </Text>
        {!isClosed && (
          <Text as="span" size="small" tone="soft">
            {daysOfHour(chain, hourSlot, now, findViewerZone())}
          </Text>
        )}
        {chainTime && (
          <Text
            as="span"
            size="small"
            tone="soft"
          >{t`(${chainTime} in ${{ city: placeOf(chain.timeZone, i18n.locale) }})`}</Text>
        )}
        {isOffered && (
          <Badge tone="highlight">
            {t({ message: 'Offered', comment: 'An hour that somebody else may take' })}
          </Badge>
        )}
      </Cluster>
      {!isClosed && (
        <Cluster gap={2}>
          <Action
            size="small"
            aria-label={isOffered ? t`Keep it, ${time}` : t`Offer to someone else, ${time}`}
            pending={isOffering}
            onClick={() => void offer({ chainId, hourSlot, isOffered: !isOffered })}
          >
            {isOffered ? t`Keep it` : t`Offer to someone`}
          </Action>
          <Action
            size="small"
            variant="quiet"
            aria-label={t`Give back, ${time}`}
            onClick={() => setConfirming(true)}
          >
            <Trans>Give back</Trans>
          </Action>
        </Cluster>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Give back ${time}?`}
        description={t`The hour is open again for everybody, and the creator of the chain is told.`}
        confirmLabel={t`Give back`}
        pending={isGivingBack}
        onConfirm={() => void giveBack({ chainId, hourSlot })}
      />
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
`;

/** Small enough for two beside each other on a phone, and as tall as a finger needs. */
const Action = styled(Button)`
  && {
    min-height: 2.75rem;
  }
`;
