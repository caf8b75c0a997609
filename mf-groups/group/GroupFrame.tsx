import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Link, Page, Stack, Tabs } from 'kit';
import { featuresTab } from 'schema/addresses';
import { Outdent } from '../Outdent';

/** What is around the parts of a group's page. */
export function GroupFrame(parts: Record<'header' | 'discussion' | 'members' | 'about', ReactNode>) {
  const { t } = useLingui();
  return (
    <Page width="text">
      <Stack gap={6}>
        <Outdent>
          <Button as={Link} to={featuresTab('groups')} variant="quiet" icon={<ArrowLeft />}>
            <Trans>Back</Trans>
          </Button>
        </Outdent>
        {parts.header}
        <Tabs
          label={t`Parts of the group`}
          tabs={[
            { value: 'discussion', label: t`Discussion`, content: parts.discussion },
            { value: 'members', label: t`Members`, content: parts.members },
            {
              value: 'about',
              label: t({ message: 'About', comment: 'A tab: what the group is' }),
              content: parts.about,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}
