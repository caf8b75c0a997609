import { Search } from 'lucide-react';
import { Heading, Stack, TextField } from 'kit';
import { useSearchWords } from '../dashboard/lists/useSearchWords';
import { UserTable } from './UserTable';

/** Every account of the site, and who may do what. */
export function Users() {
  const { typed, setTyped, words } = useSearchWords();

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
      <UserTable key={words} words={words} />
    </Stack>
  );
}
