import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { HandHeart, PartyPopper, Users } from 'lucide-react';
import { Card, Grid, Heading, IconTile, Page, Stack, Text } from 'kit';

const features = [
  {
    icon: <HandHeart />,
    title: msg`Share your heart`,
    text: msg`Bring your request to the wall, with your name or without it. It takes a minute, and nobody sees your address.`,
  },
  {
    icon: <Users />,
    title: msg`Unite in faith`,
    text: msg`Say amen to the prayers of others, leave a word of encouragement, and keep watch together hour by hour.`,
  },
  {
    icon: <PartyPopper />,
    title: msg`Celebrate miracles`,
    text: msg`When a prayer is answered, tell the story. It strengthens somebody who is still waiting.`,
  },
];

export function Features() {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={2} size="title">{t`How it works`}</Heading>
        <Grid column="13rem" columns={3} gap={6}>
          {features.map(({ icon, title, text }) => (
            <Card key={title.id} padding="large">
              <Stack gap={4} align="start">
                <IconTile>{icon}</IconTile>
                <Heading level={3}>{t(title)}</Heading>
                <Text tone="soft">{t(text)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Page>
  );
}
