import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Heading, lazyPart, Skeleton, Slot, Stack, Tabs, Text } from 'kit';

const Reminders = lazyPart(msg`The reminders`, async () => (await import('./Reminders')).Reminders);

/** The id of the heading, for links to the tools. */
export const toolsId = 'prayer-tools';

/** The tools below the wall; chains and groups come from their own area. */
export function Tools() {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Heading level={2} id={toolsId} tabIndex={-1}>{t`Prayer tools`}</Heading>
      <Tabs
        label={t`Prayer tools`}
        tabs={[
          {
            value: 'reminders',
            label: t`Prayer Reminders`,
            content: <Reminders loading={<Skeleton height="10rem" />} />,
          },
          {
            value: 'chains',
            label: t`Prayer Chains`,
            content: (
              <Slot
                name="chains"
                label={t`Prayer chains`}
                empty={
                  <Text tone="soft">{t`Prayer chains are on the way. The prayer wall is open already.`}</Text>
                }
              />
            ),
          },
          {
            value: 'groups',
            label: t`Prayer Groups`,
            content: (
              <Slot
                name="groups"
                place="wall"
                label={t`Prayer groups`}
                empty={
                  <Text tone="soft">{t`Prayer groups are on the way. The prayer wall is open already.`}</Text>
                }
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
