import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX, UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState, LoadMore, Skeleton, SkeletonGroup, Stack } from 'kit';
import { QueryFailed } from '../dashboard/QueryFailed';
import { Columns, Rows, ScrollTable } from '../dashboard/ScrollTable';
import { useAnnouncedResults } from '../dashboard/useAnnouncedResults';
import { useGrowingList } from '../dashboard/useGrowingList';
import { AdminUsersDocument } from '../gen/graphql';
import { UserRow } from './UserRow';

/** The accounts that match, in the four states of a list. */
export function UserTable({ search }: { search: string }) {
  const { t } = useLingui();
  const { page, error, refetch, loadMore } = useGrowingList(
    AdminUsersDocument,
    search,
    ({ adminUsers }) => adminUsers,
  );
  const rows = useRef<HTMLTableSectionElement>(null);
  useAnnouncedResults({
    shown: page?.users.length,
    hasMore: page?.hasMore ?? false,
    found: (count) => t`${plural(count, { one: '# user', other: '# users' })}`,
    first: (count) => t`${plural(count, { other: 'The first # users' })}`,
  });

  if (!page && error) {
    return <QueryFailed title={t`The users could not be loaded`} refetch={refetch} />;
  }
  if (!page) return <LoadingUsers />;
  if (page.users.length === 0) {
    return search ? (
      <EmptyState icon={<SearchX />} title={t`No users with “${search}”`} level={3} />
    ) : (
      <EmptyState icon={<UsersRound />} title={t`No users yet`} level={3}>
        <Trans>Whoever signs in for the first time is listed here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <ScrollTable caption={t`Accounts, newest first`} stackBelow="63.99rem">
        <Columns columns={columns} />
        <Rows ref={rows}>
          {page.users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </Rows>
      </ScrollTable>
      {page.hasMore && (
        <LoadMore
          failure={t`More users could not be loaded.`}
          list={rows}
          added={(count) => t`${plural(count, { one: '# more user', other: '# more users' })}`}
          onLoad={loadMore}
        />
      )}
    </Stack>
  );
}

const columns = [
  { label: msg`Name` },
  { label: msg`Email` },
  { label: msg`Auth ID` },
  { label: msg`Spiritual Level`, isNumber: true },
  { label: msg`Experience Points`, isNumber: true },
  { label: msg({ message: 'Created', comment: 'When an account was made: the head of a column' }) },
  { label: msg`State` },
  { label: msg`Actions` },
];

function LoadingUsers() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading users`}>
      <Stack gap={3}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="3.5rem" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
