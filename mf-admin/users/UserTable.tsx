import { SearchX, UsersRound } from 'lucide-react';
import { EmptyState, LoadMore, Skeleton, SkeletonGroup, Stack } from 'kit';
import { QueryFailed } from '../dashboard/QueryFailed';
import { ScrollTable } from '../dashboard/ScrollTable';
import { UserRow } from './UserRow';
import { useUsers } from './useUsers';

/** The accounts that match, in the four states of a list. */
export function UserTable({ search }: { search: string }) {
  const { users, hasMore, error, refetch, loadMore } = useUsers(search);

  if (!users && error) {
    return <QueryFailed title="The users could not be loaded" refetch={refetch} />;
  }
  if (!users) return <LoadingUsers />;
  if (users.length === 0) {
    return search ? (
      <EmptyState icon={<SearchX />} title={`No users with “${search}”`} level={3} />
    ) : (
      <EmptyState icon={<UsersRound />} title="No users yet" level={3}>
        Whoever signs in for the first time is listed here.
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <ScrollTable caption="Accounts, newest first">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Auth ID</th>
            <th scope="col" data-number>
              Spiritual Level
            </th>
            <th scope="col" data-number>
              Experience Points
            </th>
            <th scope="col">Created</th>
            <th scope="col">State</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </ScrollTable>
      {hasMore && <LoadMore failure="More users could not be loaded." onLoad={loadMore} />}
    </Stack>
  );
}

function LoadingUsers() {
  return (
    <SkeletonGroup label="Loading users">
      <Stack gap={3}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="3.5rem" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
