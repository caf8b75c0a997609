import { SearchX, UsersRound } from 'lucide-react';
import { EmptyState, FailedState, Skeleton, SkeletonGroup, Stack } from 'kit';
import { LoadMore } from '../dashboard/lists/LoadMore';
import { ScrollTable } from '../dashboard/ScrollTable';
import { UserRow } from './UserRow';
import { useUsers } from './useUsers';

/** The accounts with these letters, in the four states of a list. */
export function UserTable({ words }: { words: string }) {
  const { users, hasMore, error, retry, loadMore } = useUsers(words);

  if (!users && error) {
    return (
      <FailedState title="The users could not be loaded" level={3} onRetry={retry}>
        Please check your connection.
      </FailedState>
    );
  }
  if (!users) return <LoadingUsers />;
  if (users.length === 0) {
    return words ? (
      <EmptyState icon={<SearchX />} title={`No users with “${words}”`} level={3} />
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
      {hasMore && <LoadMore what="users" onLoad={loadMore} />}
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
