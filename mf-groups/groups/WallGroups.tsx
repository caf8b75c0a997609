import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Heading, lazyPart, Skeleton, Stack, Tabs, useSession } from 'kit';
import { BrowseGroups } from './BrowseGroups';
import type { CardsLook } from './GroupCards';
import { MyGroups } from './MyGroups';
import { useGroupPage } from './useGroupPage';

const WallGroupForm = lazyPart(
  msg`The form for a new group`,
  async () => (await import('./WallGroupForm')).WallGroupForm,
);

/** The groups in the wall's tools: all groups, the member's own, and a short form (specification, section 2). */
export function WallGroups() {
  const { t } = useLingui();
  const { person } = useSession();

  return (
    <Stack gap={6}>
      {person ? (
        <Tabs
          label={t`Prayer groups`}
          tabs={[
            {
              value: 'browse',
              label: t`Browse groups`,
              content: <AllGroups headingLevel={3} invitesVisitors={false} />,
            },
            {
              value: 'mine',
              label: t`My groups`,
              content: <MyGroups headingLevel={3} invitesVisitors={false} />,
            },
          ]}
        />
      ) : (
        <Stack gap={4}>
          <Heading level={3}>{t`Browse groups`}</Heading>
          <AllGroups headingLevel={4} invitesVisitors={false} />
        </Stack>
      )}
      <WallGroupForm loading={<Skeleton height="20rem" />} />
    </Stack>
  );
}

function AllGroups(look: CardsLook) {
  return <BrowseGroups pages={useGroupPage(null)} {...look} />;
}
