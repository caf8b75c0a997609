import type { GroupTheme } from 'schema/vocabulary';
import { useQuery } from 'kit';
import { GroupListDocument } from '../gen/graphql';
import { GroupCards, type CardsLook } from './GroupCards';

interface BrowseGroupsProps extends CardsLook {
  /** Null means all. */
  theme: GroupTheme | null;
}

/** The groups of a theme, or all of them. */
export function BrowseGroups({ theme, ...look }: BrowseGroupsProps) {
  const { data, error, refetch } = useQuery(GroupListDocument, {
    variables: { theme },
    fetchPolicy: 'cache-and-network',
  });

  return (
    <GroupCards
      groups={data?.prayerGroups ?? null}
      hasFailed={error !== undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      empty="No prayer groups yet. Create the first one!"
      {...look}
    />
  );
}
