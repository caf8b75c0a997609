import { Search } from 'lucide-react';
import { Heading, Stack, TextField } from 'kit';
import { useSearch } from '../dashboard/useSearch';
import { UserTable } from './UserTable';

/** Every account of the site with its role. */
export function Users() {
  const { typed, setTyped, search } = useSearch();

  return (
    <Stack gap={5}>
      <Heading level={2}>Users</Heading>
      <TextField
        type="search"
        label="Search users"
        icon={<Search />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <UserTable key={search} search={search} />
    </Stack>
  );
}
