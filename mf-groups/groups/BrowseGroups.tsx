import { useEffect, useEffectEvent, useRef } from 'react';
import type { GroupTheme } from 'schema/vocabulary';
import { announce, LoadMore, Stack } from 'kit';
import { GroupCards, type CardsLook } from './GroupCards';
import type { GroupPages } from './useGroupPage';

interface BrowseGroupsProps extends CardsLook {
  pages: GroupPages;
}

/** The groups of a theme, or all of them, page by page. */
export function BrowseGroups({
  pages: { theme, page, hasFailed, retry, loadMore },
  ...look
}: BrowseGroupsProps) {
  const list = useRef<HTMLDivElement>(null);
  useAnnouncedCount(theme, page);

  return (
    <Stack gap={6}>
      <GroupCards
        groups={page?.groups ?? null}
        hasFailed={hasFailed}
        onRetry={retry}
        list={list}
        empty="No prayer groups yet. Create the first one!"
        {...look}
      />
      {page?.hasMore && (
        <LoadMore
          label="Load More Groups"
          failure="More prayer groups could not be loaded."
          list={list}
          added={(count) => (count === 1 ? '1 more group' : `${count} more groups`)}
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
  if (length === 0) return 'No groups were found';
  if (hasMore) return `The first ${length} groups`;
  return length === 1 ? '1 group' : `${length} groups`;
}
