import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card, Cluster, Link, Page, Stack, styled } from 'kit';
import { featuresTab } from 'schema/addresses';
import { Outdent } from '../Outdent';

type Parts = Record<'lead' | 'name' | 'badges' | 'description' | 'actions', ReactNode>;

interface InvitationFrameProps extends Parts {
  as?: 'article';
}

/** What is around the parts of an invitation. */
export function InvitationFrame({ as, ...parts }: InvitationFrameProps) {
  return (
    <InvitationScreen>
      <Stack gap={6}>
        <Outdent>
          <Button as={Link} to={featuresTab('groups')} variant="quiet" icon={<ArrowLeft />}>
            <Trans>Back to Prayer Groups</Trans>
          </Button>
        </Outdent>
        <Card as={as} padding="large">
          <Stack gap={6}>
            {parts.lead}
            {parts.name}
            <Cluster gap={2}>{parts.badges}</Cluster>
            {parts.description}
            <Cluster gap={3}>{parts.actions}</Cluster>
          </Stack>
        </Card>
      </Stack>
    </InvitationScreen>
  );
}

/** As tall as the window, so that the footer is out of view and does not shift when the group has loaded. */
export const InvitationScreen = styled(Page).attrs({ width: 'text' })`
  min-height: 100vh;
`;
