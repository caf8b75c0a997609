import type { GroupTheme } from 'schema/vocabulary';
import { usePageQuery } from 'kit';
import { GroupListDocument } from '../gen/graphql';
import '../typePolicies';

/** The groups of a theme, or all of them where it is null, page by page. */
export function useGroupPage(theme: GroupTheme | null) {
  const { data, error, refetch, fetchMore, isFromCache } = usePageQuery(GroupListDocument, { theme });
  const page = data?.prayerGroupPage;

  return {
    theme,
    page,
    /** Its first page had been read before, at the first render. */
    isFromCache,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => fetchMore({ variables: { after: page?.endCursor } }),
  };
}

export type GroupPages = ReturnType<typeof useGroupPage>;
