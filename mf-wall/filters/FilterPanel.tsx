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

/** Three cards beside the wall; on a phone behind a button, so that prayers come first. */
export function FilterPanel({ filters, onSort, onCategories }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel>
      <Toggle>
        <Button
          isFullWidth
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls="wall-filters"
          onClick={() => setOpen(!isOpen)}
        >
          Sort and filter
        </Button>
      </Toggle>
      <Cards id="wall-filters" $isOpen={isOpen}>
        <SortCard sort={filters.sort} onChange={onSort} />
        <CategoriesCard chosen={filters.categories} onChange={onCategories} />
        <CommunityImpactCard />
      </Cards>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space[4]};
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
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }

  @media ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
