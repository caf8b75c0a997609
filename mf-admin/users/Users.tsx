import { useLingui } from '@lingui/react/macro';
import { Cluster, Heading, Stack } from 'kit';
import { SearchField } from '../dashboard/SearchField';
import { useSearch } from '../dashboard/useSearch';
import { UserTable } from './UserTable';

/** Every account of the site with its role. */
export function Users() {
  const { t } = useLingui();
  const { typed, setTyped, search } = useSearch();

  return (
    <Stack gap={4}>
      <Cluster justify="space-between" align="end" gap={4}>
        <Heading level={2}>{t`Users`}</Heading>
        <SearchField
          label={t`Search users`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Cluster>
      <UserTable key={search} search={search} />
    </Stack>
  );
}
