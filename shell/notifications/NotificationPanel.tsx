import { useLingui } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { Button, Cluster, Heading, media, Stack, styled } from 'kit';
import { NotificationList } from './NotificationList';

interface NotificationPanelProps {
  onLeave: () => void;
  onSettings: () => void;
}

/** The panel below the bell. */
export function NotificationPanel({ onLeave, onSettings }: NotificationPanelProps) {
  const { t } = useLingui();
  return (
    <Frame>
      <Stack gap={3}>
        <Cluster justify="space-between">
          <Heading level={2} size="subheading">{t`Notifications`}</Heading>
          <Button variant="quiet" icon={<Settings />} onClick={onSettings}>{t`Settings`}</Button>
        </Cluster>
        <NotificationList onLeave={onLeave} />
      </Stack>
    </Frame>
  );
}

/** The full width of a popover, also while it is empty. */
const Frame = styled.div`
  width: 20rem;
  max-width: 100%;

  @media ${media.phone} {
    width: 100vw;
  }
`;
