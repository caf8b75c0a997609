import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ComponentType, type MouseEvent, type RefObject } from 'react';
import { type Category, type PrayerSort } from 'schema/vocabulary';
import { pray } from 'schema/addresses';
import { css, Link, media, role, space, styled, type } from 'kit';
import { toolsId } from '../tools/Tools';
import { CategoriesCard } from './CategoriesCard';
import { chipRow } from './chipRow';
import { SortCard } from './SortCard';
import type { Filters } from './useFilters';

interface FilterPanelProps {
  filters: Filters;
  onSort: (sort: PrayerSort) => void;
  onCategories: (categories: Category[]) => void;
  /** The figures of the community. */
  Impact: ComponentType;
}

/**
 * Three cards beside the wall, in its grid area `aside`. On smaller screens the choices are two rows in `filters` and the
 * figures are in `impact`, so that the prayers come first.
 */
export function FilterPanel({ filters, onSort, onCategories, Impact }: FilterPanelProps) {
  const { t } = useLingui();
  const choices = useChosenInView(filters.categories.length > 0);

  return (
    <Panel aria-label={t`Sort, filter and figures`}>
      <Choices ref={choices}>
        <SortCard sort={filters.sort} onChange={onSort} />
        <div>
          <PrayLink to={pray}>{t`Pray through the wall`}</PrayLink>
          <CategoriesCard chosen={filters.categories} onChange={onCategories} />
          <ToolsLink href={`#${toolsId}`} onClick={showTools}>
            {t({ message: 'Tools', comment: 'A link on phones: to sort, filter and figures' })}
          </ToolsLink>
        </div>
      </Choices>
      <Figures>
        <Impact />
      </Figures>
    </Panel>
  );
}

/** Scrolls the row of categories to one that was chosen before: the page itself does not scroll. */
function useChosenInView(isChosen: boolean): RefObject<HTMLDivElement | null> {
  const choices = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);

  useEffect(() => {
    const chips = choices.current?.children[1];
    const chip = chips?.querySelector('[type=checkbox]:checked');
    if (!chips || !chip || !wasChosen.current) return;
    const [outer, inner] = [chips.getBoundingClientRect(), chip.getBoundingClientRect()];
    chips.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, []);

  return choices;
}

/** The address stays as it is: the fragment would be a new entry of the history, whose position the shell restores. */
function showTools(event: MouseEvent) {
  event.preventDefault();
  const tools = document.getElementById(toolsId);
  tools?.scrollIntoView();
  tools?.focus({ preventScroll: true });
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
  ${chipRow}
  grid-area: filters;

  @media ${media.desktop} {
    display: grid;
    grid-area: auto;
    gap: ${space[4]};

    > div:has(> a) {
      display: contents;
    }

    label {
      font-size: 1rem;
    }
  }
`;

/**
 * Below the wall, but before it in the document: as the anchor of scrolling it would carry readers past new prayers, and
 * while the document is still arriving it would be pushed down by them.
 */
const Figures = styled.div`
  grid-area: impact;
  overflow-anchor: none;

  @media ${media.desktop} {
    grid-area: auto;
  }

  @media not all and ${media.desktop} {
    [data-placeholder] & {
      visibility: hidden;
    }
  }
`;

const inRow = css`
  ${type.small}
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  font-weight: 600;
  text-decoration: none;
`;

/** After the categories, where they are a row. */
const ToolsLink = styled.a`
  ${inRow}
  padding-inline: ${space[2]};
  color: ${role.accent};

  @media ${media.desktop} {
    display: none;
  }
`;

/** Before the categories, in their row; on a desktop above all cards, where it is seen first. */
const PrayLink = styled(Link)`
  ${inRow}
  white-space: nowrap;

  /* It is no name of what is beside it. */
  &::after {
    height: 1.5rem;
    margin-inline: ${space[2]} ${space[1]};
    border-inline-end: 1px solid ${role.lineStrong};
    content: '';
  }

  @media ${media.canHover} {
    &:hover {
      text-decoration: underline;
    }
  }

  @media ${media.desktop} {
    order: -1;
    font-size: 1rem;
    white-space: normal;
    min-height: 2.75rem;
    padding-inline: ${space[4]};

    &::after {
      height: auto;
      border: 0;
      content: '→' / '';
      scale: var(--toward-end) 1;
    }
  }
`;
