import { useLingui } from '@lingui/react/macro';
import { useQuery } from 'kit';
import { MyGroupListDocument } from '../gen/graphql';
import { GroupCards, type CardsLook } from './GroupCards';

/** The member's own groups. */
export function MyGroups(look: CardsLook) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(MyGroupListDocument, { fetchPolicy: 'cache-and-network' });

  return (
    <GroupCards
      groups={data?.myPrayerGroups ?? null}
      hasFailed={error !== undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={t`You are not in a group yet. Join one, or start your own.`}
      {...look}
    />
  );
}
