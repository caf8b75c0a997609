import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { type Category, type PrayerSort } from 'schema/vocabulary';
import { Button, media, space, styled } from 'kit';
import { CategoriesCard } from './CategoriesCard';
import { CommunityImpactCard } from './CommunityImpactCard';
import { SortCard } from './SortCard';
import type { Filters } from './useFilters';

interface FilterPanelProps {
  filters: Filters;
  onSort: (sort: PrayerSort) => void;
  onCategories: (categories: Category[]) => void;
}

/**
 * Three cards beside the wall, in its grid area `aside`. On smaller screens the filters are behind a button in
 * `filters` and the figures in `impact`, so that the prayers come first.
 */
export function FilterPanel({ filters, onSort, onCategories }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = filters.categories.length + (filters.sort === 'recent' ? 0 : 1);

  return (
    <Panel aria-label="Sort, filter and figures">
      <Choices>
        <Toggle>
          <Button
            isFullWidth
            icon={<SlidersHorizontal />}
            aria-expanded={isOpen}
            aria-controls="wall-filters"
            onClick={() => setOpen(!isOpen)}
          >
            {chosen > 0 ? `Sort and filter (${chosen})` : 'Sort and filter'}
          </Button>
        </Toggle>
        <Cards id="wall-filters" $isOpen={isOpen}>
          <SortCard sort={filters.sort} onChange={onSort} />
          <CategoriesCard chosen={filters.categories} onChange={onCategories} />
        </Cards>
      </Choices>
      <Impact>
        <CommunityImpactCard />
      </Impact>
    </Panel>
  );
}

const Panel = styled.aside`
  display: contents;

  @media ${media.desktop} {
    display: grid;
    grid-area: aside;
    gap: ${space[4]};
    align-content: start;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-area: filters;
  gap: ${space[4]};

  @media ${media.desktop} {
    grid-area: auto;
  }
`;

const Impact = styled.div`
  grid-area: impact;

  @media ${media.desktop} {
    grid-area: auto;
  }
`;

const Toggle = styled.div`
  @media ${media.desktop} {
    display: none;
  }
`;

const Cards = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  gap: ${space[4]};

  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }

  @media ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
