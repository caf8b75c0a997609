import { msg, plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { shownName } from 'schema/shownName';
import { placeOf } from 'schema/timeZones';
import { chainHours } from 'schema/vocabulary';
import {
  Badge,
  Card,
  Cluster,
  Heading,
  lazyPart,
  Progress,
  Prose,
  Skeleton,
  Stack,
  Text,
  useFragment,
  type FragmentType,
  i18n,
} from 'kit';
import { ChainCard_ChainFragmentDoc, type ChainCard_ChainFragment } from '../gen/graphql';
import { visibilityNames } from '../vocabularyNames';
import { datesOf, findViewerZone, hoursOf, phaseOf } from './chainTime';
import { commitmentOf } from './commitment';
import { EndedHours } from './EndedHours';
import { JoinBar } from './JoinBar';
import { LiveIndicator } from './LiveIndicator';
import { MyHours } from './MyHours';
import { SlotGrid } from './SlotGrid';
import { canBeJoined, coverageOf, findSlot, type Chain } from './slots';
import { useJoinSlots } from './useJoinSlots';
import { useLostHours } from './useLostHours';
import { useNow } from './useNow';

const CreatorTools = lazyPart(msg`Your tools`, async () => (await import('./CreatorTools')).CreatorTools);

interface ChainView {
  /** The viewer has just created it. */
  isScrolledTo: boolean;
  /** The selected hours of this chain. */
  selected: readonly number[];
  onToggle: (hourSlot: number) => void;
  onDrop: (hourSlots: readonly number[]) => void;
}

interface ChainCardProps extends ChainView {
  chain: FragmentType<ChainCard_ChainFragment>;
}

/** One chain: its purpose, its coverage, and its 24 hours to choose from (specification, section 2). */
export function ChainCard({ chain, ...looking }: ChainCardProps) {
  const { data, complete } = useFragment({
    fragment: ChainCard_ChainFragmentDoc,
    fragmentName: 'ChainCard_chain',
    from: chain,
  });
  return complete ? <WholeCard chain={data} {...looking} /> : null;
}

function WholeCard({ chain, isScrolledTo, selected, onToggle, onDrop }: ChainView & { chain: Chain }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const hoursGroup = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const now = useNow();
  const phase = phaseOf(chain, now);
  const viewerZone = findViewerZone();
  const hours = hoursOf(chain, now, viewerZone);
  const timeOf = (hour: number) => hours[hour]!.time;
  const creator = chain.createdByUser ? shownName(chain.createdByUser, i18n) : t`Community Member`;
  const { isJoining, joinSlots } = useJoinSlots(chain.id, {
    timeOf,
    onSignedIn(pressed) {
      frame.current?.scrollIntoView();
      pressed.forEach(onToggle);
      void joinSlots(pressed).then(onDrop);
    },
  });
  const { lost, dismissLost } = useLostHours(chain, { selected, onDrop, isJoining });

  const canJoin = (hour: number) =>
    phase !== 'ended' && hours[hour]!.isReal && canBeJoined(findSlot(chain, hour));
  const chosen = selected.filter(canJoin);
  // Hours that are being joined are covered already.
  const taken = isJoining ? selected : chosen;

  useEffect(() => {
    if (isScrolledTo) frame.current?.scrollIntoView();
  }, [isScrolledTo]);

  const join = async () => {
    dismissLost();
    const done = await joinSlots(chosen);
    // The bar with the pressed button goes.
    if (done.length === chosen.length) hoursGroup.current?.focus({ preventScroll: true });
    onDrop(done);
  };

  const grid = (
    <>
      <SlotGrid ref={hoursGroup} {...{ chain, hours, selected, onToggle }} isClosed={phase === 'ended'} />
      {hours.some(({ chainTime }) => chainTime) && (
        <Text
          size="small"
          tone="soft"
        >{t`Shown in your time, ${{ city: placeOf(viewerZone, i18n.locale) }}; the smaller time is the chain’s own in ${{ chainCity: placeOf(chain.timeZone, i18n.locale) }}.`}</Text>
      )}
    </>
  );

  return (
    <Card as="article" ref={frame} aria-labelledby={titleId} tabIndex={-1}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Cluster gap={2}>
            <LiveIndicator chain={chain} phase={phase} hours={hours} />
            {chain.visibility !== 'public' && (
              <Badge tone="plum">{t(visibilityNames[chain.visibility])}</Badge>
            )}
          </Cluster>
          <Stack gap={1}>
            <Heading level={3} id={titleId} dir="auto">
              {chain.title}
            </Heading>
            <Text size="small" tone="soft">
              <Trans>
                by <bdi>{creator}</bdi> · {{ dates: datesOf(chain) }}
              </Trans>
            </Text>
          </Stack>
        </Stack>
        {chain.description && <Prose dir="auto">{chain.description}</Prose>}
        <Progress
          label={t`${{ percent: coverageOf(chain) }}% covered`}
          value={chain.slots.length}
          max={chainHours}
          valueText={litHours(chain)}
        />
        {phase === 'ended' ? <EndedHours chain={chain}>{grid}</EndedHours> : grid}
        <JoinBar
          count={taken.length}
          commitment={commitmentOf(chain, taken, now, viewerZone)}
          isJoining={isJoining}
          lost={lost.map(timeOf)}
          onJoin={() => void join()}
          onClear={() => onDrop(selected)}
          onDismissLost={dismissLost}
        />
        {chain.slots.some(({ isMine }) => isMine) && (
          <MyHours chain={chain} hours={hours} isClosed={phase === 'ended'} />
        )}
        {chain.isCreator && <CreatorTools loading={<Skeleton height="8rem" />} chain={chain} hours={hours} />}
      </Stack>
    </Card>
  );
}

/** '13 of 24 hours are lit' */
function litHours({ slots }: Chain): string {
  const total = chainHours;
  return t`${plural({ count: slots.length }, { one: `# of ${total} hours is lit`, other: `# of ${total} hours are lit` })}`;
}
