import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button, Cluster, Heading, Stack, Text } from 'kit';
import { Column } from '../dashboard/Column';
import { ImportPrayers } from './ImportPrayers';

/** Export of the whole site as files, and import of prayers (contract, section 12). */
export function Files() {
  const { t } = useLingui();
  return (
    <Column gap={10}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2}>{t`Take everything with you`}</Heading>
          <Text tone="soft">
            {t`Prayers, encouragements, testimonies, groups, chains and members, as tables and as JSON. Anonymous texts stay anonymous. The file has addresses of members: please keep it safe.`}
          </Text>
        </Stack>
        <Cluster>
          <Button as="a" href="/api/admin/export.zip" download icon={<Download />}>
            {t`Download as a zip`}
          </Button>
        </Cluster>
      </Stack>
      <ImportPrayers />
    </Column>
  );
}
