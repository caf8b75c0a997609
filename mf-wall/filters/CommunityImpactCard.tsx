import {
  Card,
  freshness,
  Heading,
  role,
  space,
  Stack,
  styled,
  type,
  useIsPageReady,
  useApolloClient,
  useLive,
  useLiveUpdates,
  useQuery,
} from 'kit';
import { CommunityImpactDocument } from '../gen/graphql';
import { useFocus } from '../useFocus';
import { figure } from './figure';

const manyPrayers = 100;
const numbers = new Intl.NumberFormat('en');

/** The figures of the community, refreshed every five seconds and when the page gets the focus. */
export function CommunityImpactCard() {
  const isPageReady = useIsPageReady();
  const { data, refetch } = useQuery(CommunityImpactDocument, {
    skip: !isPageReady,
    ...useLive('stats', freshness.stats.poll),
  });

  const { cache } = useApolloClient();
  useLiveUpdates(({ stats }) => {
    if (!stats) return;
    // The cache finds the figures by their type.
    const figures = { __typename: 'Stats', ...stats };
    cache.writeQuery({ query: CommunityImpactDocument, data: { stats: figures } });
  });

  useFocus(() => void refetch().catch(() => undefined));

  const stats = data?.stats;
  const figures = [
    { label: 'Total Prayers', count: stats?.totalPrayers },
    { label: 'Testimonies', count: stats?.totalTestimonials },
    { label: 'Amens Given', count: stats?.totalAmens },
    { label: 'Prayer Chains', count: stats?.totalPrayerChains },
    { label: 'Prayer Groups', count: stats?.totalPrayerGroups },
    ...((stats?.totalPrayers ?? 0) >= manyPrayers
      ? [{ label: 'Active Today', count: stats?.activeToday }]
      : []),
  ];

  return (
    <Card padding="small">
      <Stack gap={3}>
        <Heading level={2} size="label">
          Community Impact
        </Heading>
        <Figures>
          {figures.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{numbers.format(count ?? 0)}</dd>
            </div>
          ))}
        </Figures>
      </Stack>
    </Card>
  );
}

const Figures = styled.dl`
  display: grid;
  gap: ${space[2]};

  div {
    display: flex;
    gap: ${space[3]};
    align-items: baseline;
    justify-content: space-between;
  }

  dt {
    ${type.small}
    color: ${role.inkSoft};
  }

  dd {
    ${figure}
  }
`;
