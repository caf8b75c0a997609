import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Plus } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import {
  Button,
  EmptyState,
  FailedDialog,
  FailedState,
  Heading,
  lazyPart,
  LoadMore,
  media,
  Region,
  SkeletonGroup,
  space,
  Stack,
  styled,
  useRenderedItems,
  useSession,
} from 'kit';
import { useAfterSignIn } from 'kit/afterSignIn';
import { ChainCard } from './ChainCard';
import { ChainSkeleton } from './ChainSkeleton';
import { FollowHours } from './FollowHours';
import { Outdent } from '../Outdent';
import { useChainList } from './useChainList';
import { rememberHours } from './useJoinSlots';
import { useSelection } from './useSelection';

const CreateChain = lazyPart(msg`The form`, async () => (await import('./CreateChain')).CreateChain);

/** The prayer chains view, in the wall's tools and on the features page (specification, section 2). */
export function Chains() {
  const { person, openSignIn } = useSession();
  const [isCreating, setCreating] = useState(false);
  const [madeId, setMadeId] = useState<number | null>(null);
  const create = () => {
    if (person) {
      setCreating(true);
      return;
    }
    createAfterSignIn();
    openSignIn('login');
  };
  const createAfterSignIn = useAfterSignIn('create chain', () => setCreating(true));
  const stopCreating = () => setCreating(false);
  const createButton = (
    <Button variant="primary" icon={<Plus />} onClick={create}>
      <Trans>Create Prayer Chain</Trans>
    </Button>
  );

  return (
    <>
      <ChainList createButton={createButton} madeId={madeId} />
      {isCreating && (
        <CreateChain
          isOpen
          onMade={setMadeId}
          onClose={stopCreating}
          failed={(failure) => <FailedDialog {...failure} onClose={stopCreating} />}
        />
      )}
    </>
  );
}

interface ChainListProps {
  createButton: ReactElement;
  /** The chain that the viewer has just created. */
  madeId: number | null;
}

/** The chains in their four states. */
function ChainList({ createButton, madeId }: ChainListProps) {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  const { chains: known, hasOwn, isFromCache, error, retry, hasMore, loadMore } = useChainList();
  const { chains, hoursIn, toggle, drop } = useSelection(known ?? []);
  const { rendered, isWhole } = useRenderedItems(known ? chains : null, { first: 1, isFromCache });
  const list = useRef<HTMLDivElement>(null);
  const select = (chainId: number, hour: number) => {
    if (person) {
      toggle(chainId, hour);
      return;
    }
    rememberHours(chainId, [hour]);
    openSignIn('login');
  };

  if (!known && error) {
    return (
      <FailedState title={t`The prayer chains could not be loaded`} onRetry={retry}>
        <Trans>Please check your connection. The chains go on meanwhile.</Trans>
      </FailedState>
    );
  }
  if (known?.length === 0) {
    return (
      <EmptyState icon={<Link2 />} title={t`No prayer chains yet`} action={createButton}>
        <Trans>
          In a chain, people pray hour by hour, so that somebody always does. Begin the first one.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Head>
        <Heading level={2}>{t`Prayer Chains`}</Heading>
        {hasOwn && (
          <Follow>
            <FollowHours />
          </Follow>
        )}
        {createButton}
      </Head>
      {known ? (
        <Stack gap={6} ref={list}>
          {rendered.map((chain) => (
            // This browser may not know the zone of a chain.
            <Region key={chain.id} label={chain.title}>
              <ChainCard
                chain={chain}
                isScrolledTo={chain.id === madeId}
                selected={hoursIn(chain.id)}
                onToggle={(hour) => select(chain.id, hour)}
                onDrop={(hours) => drop(chain.id, hours)}
              />
            </Region>
          ))}
          {!isWhole && <ChainSkeleton />}
        </Stack>
      ) : (
        <SkeletonGroup label={t`Loading prayer chains`}>
          <Stack gap={6}>
            <ChainSkeleton />
            <ChainSkeleton />
          </Stack>
        </SkeletonGroup>
      )}
      {hasMore && isWhole && (
        <LoadMore
          label={t`Load More Chains`}
          failure={t`More prayer chains could not be loaded.`}
          list={list}
          added={(count) =>
            t`${plural(count, { one: '1 more prayer chain', other: '# more prayer chains' })}`
          }
          onLoad={loadMore}
        />
      )}
    </Stack>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  > h2 {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }
`;

/** On a phone below the heading and the button that creates a chain. */
const Follow = styled(Outdent)`
  @media ${media.phone} {
    flex-basis: 100%;
    order: 1;
  }
`;
