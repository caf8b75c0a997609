import { Sprout } from 'lucide-react';
import { Button, EmptyState, Link, Page, PageHeading, Stack, useArrival } from 'kit';

/** The place of an area that is not live on this site. */
export function NotYetThere({ label }: { label: string }) {
  useArrival();
  return (
    <Page width="text">
      <Stack gap={5}>
        <PageHeading title={label} isHidden />
        <EmptyState
          icon={<Sprout />}
          title={`${label} ${label.endsWith('s') && !label.startsWith('This') ? 'are' : 'is'} on the way`}
          level={2}
          action={
            <Button as={Link} to="/prayers" variant="primary">
              Prayer Wall
            </Button>
          }
        >
          This part of the site is not open yet. The prayer wall is, and it would be good to have you there.
        </EmptyState>
      </Stack>
    </Page>
  );
}
