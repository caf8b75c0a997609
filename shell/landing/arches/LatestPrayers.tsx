import { useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  freshness,
  Link,
  role,
  space,
  styled,
  type,
  useApolloClient,
  useLive,
  useLiveUpdates,
  useQuery,
} from 'kit';
import { prayerPage } from 'schema/addresses';
import { initials } from 'schema/displayName';
import { Arches, Flame, Niche } from '../Niche';
import { ArchPrayersDocument, type ArchPrayersQuery } from './gen/graphql';

const niches = 12;

/** The latest prayers in the niches of the landing page. A niche is lit when somebody has said amen. Those that mention self-harm are not named here, where no help stands beside them. */
export function LatestPrayers({ empty }: { empty: ReactNode }) {
  const { t } = useLingui();
  const { data } = useQuery(ArchPrayersDocument, useLive('wall', freshness.feed.poll));
  const { cache } = useApolloClient();
  useLiveUpdates(({ prayerCounts }) => {
    for (const { id, amenCount } of prayerCounts) {
      cache.modify({
        id: cache.identify({ __typename: 'Prayer', id }),
        fields: { amenCount: (known: number) => Math.max(known, amenCount) },
      });
    }
  });
  const prayers = (data?.prayers.prayers ?? []).filter(({ needsCare }) => !needsCare).slice(0, niches);
  if (prayers.length === 0) return empty;

  return (
    <Arches as="ul" aria-label={t`The latest prayers`}>
      {prayers.map((prayer) => (
        <Arch key={prayer.id} prayer={prayer} />
      ))}
    </Arches>
  );
}

function Arch({ prayer }: { prayer: ArchPrayersQuery['prayers']['prayers'][number] }) {
  const { id, title, amenCount, isAnonymous, user } = prayer;
  const [firstCount] = useState(amenCount);

  return (
    <Niche as="li" $isLit={amenCount > 0} $light={lightOf(amenCount)}>
      {/* Another element for each amen, so that its light begins again. */}
      <Flame key={amenCount} $isNew={amenCount > firstCount} />
      <Content to={prayerPage(id)}>
        <Who aria-hidden="true">{isAnonymous ? <UserRound /> : initials(user)}</Who>
        <Words dir="auto">{title}</Words>
      </Content>
    </Niche>
  );
}

/** The more amens, the further the light reaches. */
function lightOf(amenCount: number) {
  if (amenCount < 5) return 'low';
  return amenCount < 15 ? 'middle' : 'high';
}

const Content = styled(Link)`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 0.2rem;
  justify-items: center;
  padding: 42% ${space[2]} ${space[2]};
  color: inherit;
  text-align: center;
  text-decoration: none;
  border-radius: inherit;

  &:hover {
    color: inherit;
    box-shadow: inset 0 0 0 1px ${role.lineStrong};
  }
`;

const Who = styled.span`
  ${type.caption}
  display: grid;
  place-items: center;
  height: 1.25rem;
  font-weight: 700;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const Words = styled.span`
  ${type.caption}
  display: -webkit-box;
  align-self: start;
  max-width: 100%;
  overflow: hidden;
  font-size: 0.8125rem;
  line-height: 1.25;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
