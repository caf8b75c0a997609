import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Download } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import {
  Button,
  FailedState,
  Heading,
  lazyPart,
  media,
  role,
  Skeleton,
  SkeletonGroup,
  space,
  Stack,
  styled,
  Text,
  useQuery,
} from 'kit';
import { MyAccountDocument } from './gen/graphql';
import { NotificationSettings } from '../notifications/NotificationSettings';
import { ApiTokensDisclosure } from './ApiTokensDisclosure';
import { DeleteAccount } from './DeleteAccount';
import { LoadingSessions } from './LoadingSessions';
import { ProfileForm } from './ProfileForm';
import { LanguageMenu } from '../locale/LanguageMenu';
import { WaysToSignIn } from './WaysToSignIn';

const Sessions = lazyPart(msg`Where you are signed in`, async () => (await import('./Sessions')).Sessions);

/** The parts of the account dialog: profile, notifications, ways to sign in, sessions, data, deletion. */
export function AccountParts() {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);

  return (
    <Parts>
      <Part title={t`Profile`}>
        <Stack gap={6}>
          <Profile />
          <LanguageMenu />
        </Stack>
      </Part>
      <Part title={t`Notification settings`}>
        <Text size="small" tone="soft">
          <Trans>What you are told of, on this site, by e-mail and on your devices.</Trans>
        </Text>
        <Button icon={<Bell />} onClick={() => setChoosing(true)}>
          <Trans>Notification settings</Trans>
        </Button>
        <NotificationSettings isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </Part>
      <Part title={t`Ways to sign in`}>
        <WaysToSignIn />
      </Part>
      <Part title={t`Where you are signed in`}>
        <Sessions loading={<LoadingSessions />} />
      </Part>
      <Part title={t`My data`}>
        <Text size="small" tone="soft">
          <Trans>Everything that is kept about you and all that you wrote, in one file.</Trans>
        </Text>
        <Button as="a" href="/api/my-data" download="my-data.json" icon={<Download />}>
          <Trans>Download my data</Trans>
        </Button>
      </Part>
      <Section as="div">
        <ApiTokensDisclosure />
      </Section>
      <Part title={t`Delete account`}>
        <DeleteAccount />
      </Part>
    </Parts>
  );
}

function Profile() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(MyAccountDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });

  if (data?.viewer) return <ProfileForm key={data.viewer.id} viewer={data.viewer} />;
  if (loading && !error) return <LoadingProfile />;
  return (
    <FailedState
      title={t`Your profile could not be loaded`}
      level={4}
      pending={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

function LoadingProfile() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your profile`}>
      <Stack gap={4}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
        <Skeleton width="6rem" height="2.75rem" />
      </Stack>
    </SkeletonGroup>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading level={3} size="subheading" id={id}>
        {title}
      </Heading>
      <Content>{children}</Content>
    </Section>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[6]};

  @media ${media.tablet} {
    gap: ${space[7]};
  }
`;

/** The title above its content, or beside it where there is room. */
const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & + & {
    padding-top: ${space[6]};
    border-top: 1px solid ${role.line};
  }

  @media ${media.tablet} {
    grid-template-columns: 12.5rem minmax(0, 1fr);
    column-gap: ${space[7]};

    & + & {
      padding-top: ${space[7]};
    }
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;

  > button,
  > a {
    justify-self: start;
  }
`;
