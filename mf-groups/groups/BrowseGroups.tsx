import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GroupTheme } from 'schema/vocabulary';
import { announce, LoadMore, Stack, useRenderedItems } from 'kit';
import { firstCards, GroupCards, type CardsLook } from './GroupCards';
import type { GroupPages } from './useGroupPage';

interface BrowseGroupsProps extends CardsLook {
  pages: GroupPages;
}

/** The groups of a theme, or all of them, page by page. */
export function BrowseGroups({
  pages: { theme, page, isFromCache, hasFailed, retry, loadMore },
  ...look
}: BrowseGroupsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useAnnouncedCount(theme, page);
  const { rendered, isWhole } = useRenderedItems(page?.groups ?? null, { first: firstCards, isFromCache });

  return (
    <Stack gap={6}>
      <GroupCards
        groups={page ? rendered : null}
        hasFailed={hasFailed}
        onRetry={retry}
        list={list}
        empty={t`No prayer groups yet. Create the first one!`}
        {...look}
      />
      {page?.hasMore && isWhole && (
        <LoadMore
          label={t`Load More Groups`}
          failure={t`More prayer groups could not be loaded.`}
          list={list}
          added={(count) => t`${plural(count, { one: '1 more group', other: '# more groups' })}`}
          onLoad={loadMore}
        />
      )}
    </Stack>
  );
}

interface Page {
  groups: readonly unknown[];
  hasMore: boolean;
}

/** Announces what the filter has found, when its theme changes. */
function useAnnouncedCount(theme: GroupTheme | null, page: Page | undefined): void {
  const announced = useRef(theme);
  const isFound = page !== undefined;
  const tell = useEffectEvent(() => {
    if (!page || announced.current === theme) return;
    announced.current = theme;
    announce(describe(page));
  });

  useEffect(() => tell(), [theme, isFound]);
}

function describe({ groups: { length }, hasMore }: Page): string {
  if (length === 0) return t`No groups were found`;
  if (hasMore) return t`${plural(length, { other: 'The first # groups' })}`;
  return t`${plural(length, { one: '1 group', other: '# groups' })}`;
}
