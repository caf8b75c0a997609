import type { GroupTheme } from 'schema/vocabulary';
import { LoadMore, Stack, useQuery } from 'kit';
import { GroupListDocument } from '../gen/graphql';
import '../typePolicies';
import { GroupCards, type CardsLook } from './GroupCards';

interface BrowseGroupsProps extends CardsLook {
  /** Null means all. */
  theme: GroupTheme | null;
}

/** The groups of a theme, or all of them, page by page. */
export function BrowseGroups({ theme, ...look }: BrowseGroupsProps) {
  const { data, error, refetch, fetchMore } = useQuery(GroupListDocument, {
    variables: { theme },
    fetchPolicy: 'cache-and-network',
  });

  const page = data?.prayerGroupPage;

  return (
    <Stack gap={5}>
      <GroupCards
        groups={page?.groups ?? null}
        hasFailed={error !== undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        empty="No prayer groups yet. Create the first one!"
        {...look}
      />
      {page?.hasMore && (
        <LoadMore
          label="Load More Groups"
          failure="More prayer groups could not be loaded."
          onLoad={() => fetchMore({ variables: { after: page.endCursor } })}
        />
      )}
    </Stack>
  );
}
