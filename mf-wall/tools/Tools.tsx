import { Heading, lazyPart, Skeleton, Slot, Stack, Tabs, Text } from 'kit';

const Reminders = lazyPart('The reminders', async () => (await import('./Reminders')).Reminders);

const onTheWay = (what: string) => (
  <Text tone="soft">{what} are on the way. The prayer wall is open already.</Text>
);

/** The id of the heading, for links to the tools. */
export const toolsId = 'prayer-tools';

/** The tools below the wall; chains and groups come from their own area. */
export function Tools() {
  return (
    <Stack gap={4}>
      <Heading level={2} id={toolsId} tabIndex={-1}>
        Prayer tools
      </Heading>
      <Tabs
        label="Prayer tools"
        tabs={[
          {
            value: 'reminders',
            label: 'Prayer Reminders',
            content: <Reminders loading={<Skeleton height="10rem" />} />,
          },
          {
            value: 'chains',
            label: 'Prayer Chains',
            content: <Slot name="chains" label="Prayer chains" empty={onTheWay('Prayer chains')} />,
          },
          {
            value: 'groups',
            label: 'Prayer Groups',
            content: (
              <Slot name="groups" place="wall" label="Prayer groups" empty={onTheWay('Prayer groups')} />
            ),
          },
        ]}
      />
    </Stack>
  );
}
