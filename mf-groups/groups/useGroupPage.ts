import type { GroupTheme } from 'schema/vocabulary';
import { usePageResult, useQuery } from 'kit';
import { GroupListDocument } from '../gen/graphql';
import '../typePolicies';

/** The groups of a theme, or all of them where it is null, page by page. */
export function useGroupPage(theme: GroupTheme | null) {
  const variables = { theme };
  const isFromPage = usePageResult(GroupListDocument, variables);
  const { data, error, refetch, fetchMore } = useQuery(GroupListDocument, {
    variables,
    fetchPolicy: isFromPage ? 'cache-first' : 'cache-and-network',
  });
  const page = data?.prayerGroupPage;

  return {
    theme,
    page,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => fetchMore({ variables: { after: page?.endCursor } }),
  };
}

export type GroupPages = ReturnType<typeof useGroupPage>;
