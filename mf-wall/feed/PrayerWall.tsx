import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentType } from 'react';
import {
  Button,
  Cluster,
  css,
  media,
  Page,
  PageHeading,
  space,
  Stack,
  styled,
  Text,
  useIsPageReady,
  useSession,
  visuallyHidden,
} from 'kit';
import { CommunityImpactCard } from '../filters/CommunityImpactCard';
import { FilterPanel } from '../filters/FilterPanel';
import { useFilters } from '../filters/useFilters';
import { JourneyPanel } from '../journey/JourneyPanel';
import { Tools } from '../tools/Tools';
import { AddButton } from './AddButton';
import { compact } from './compact';
import { Feed, type FeedProps } from './Feed';
import { useRemovedPages } from './useRemovedPages';
import { WallBanner } from './WallBanner';

interface PrayerWallProps {
  /** Replace parts in the prerendered page. */
  Prayers?: ComponentType<FeedProps>;
  Impact?: ComponentType;
}

/** The prayer wall (specification, section 2). */
export function PrayerWall({ Prayers = Feed, Impact = CommunityImpactCard }: PrayerWallProps) {
  const { t } = useLingui();
  const { filters, setSort, setCategories, clearSearch } = useFilters();
  const { person } = useSession();
  const isPageReady = useIsPageReady();
  useRemovedPages(filters);
  const key = JSON.stringify(filters);
  const [firstKey] = useState(key);
  const [isChanged, setChanged] = useState(false);
  if (key !== firstKey && !isChanged) setChanged(true);

  return (
    <>
      <WallBanner />
      <Screen>
        <Layout $hasJourney={person !== null}>
          <Top gap={2}>
            <PageHeading title={t`Prayer Wall`} />
            <Text tone="soft">{t`Read slowly. Say amen when you have prayed.`}</Text>
          </Top>
          <FilterPanel filters={filters} onSort={setSort} onCategories={setCategories} Impact={Impact} />
          <Main aria-label={t`Prayers`}>
            {filters.search && (
              <Cluster gap={2}>
                <Text>{t`Prayers with “${{ search: filters.search }}”.`}</Text>
                <Button variant="quiet" size="small" onClick={clearSearch}>{t`Show all`}</Button>
              </Cluster>
            )}
            <Prayers key={key} filters={filters} isChanged={isChanged} />
          </Main>
          {person && (
            <Journey>
              <JourneyPanel />
            </Journey>
          )}
          {isPageReady && (
            <ToolsArea aria-label={t`Prayer tools`}>
              <Tools />
            </ToolsArea>
          )}
        </Layout>
      </Screen>
      <AddButton />
    </>
  );
}

const Screen = styled(Page).attrs({ width: 'full' })`
  @media ${compact} {
    padding-block-start: 0.375rem;
  }
`;

/** Cards are at most so wide that three lines have fewer characters than a text with Read More. */
const Layout = styled.div<{ $hasJourney: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'top' 'filters' 'main' 'impact' 'journey' 'tools';
  gap: ${space[6]};
  max-width: 74rem;
  margin-inline: auto;

  @media ${compact} {
    grid-template-areas: 'filters' 'main' 'impact' 'journey' 'tools';
  }

  @media ${media.desktop} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) clamp(16rem, 25vw, 19rem);
    grid-template-areas: 'top aside' 'main aside' 'journey journey' 'tools tools';
    column-gap: ${space[9]};
  }

  @media ${media.wide} {
    ${({ $hasJourney }) =>
      $hasJourney &&
      css`
        grid-template-rows: auto 1fr;
        grid-template-columns: 15rem minmax(0, 1fr) 16rem;
        grid-template-areas: 'journey top aside' 'journey main aside' 'journey tools tools';
        column-gap: ${space[7]};
        max-width: 88rem;
      `}
  }
`;

const Journey = styled.div`
  grid-area: journey;
`;

const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-area: main;
  gap: ${space[6]};
  align-content: start;

  @media ${compact} {
    margin-block-start: -1.125rem;
  }
`;

const Top = styled(Stack)`
  grid-area: top;

  @media ${compact} {
    ${visuallyHidden}
  }
`;

const ToolsArea = styled.section`
  grid-area: tools;
  min-width: 0;
  padding-top: ${space[6]};
`;
