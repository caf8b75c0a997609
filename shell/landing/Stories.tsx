import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Avatar, Badge, Card, Cluster, Grid, Heading, Page, Prose, Stack, Text } from 'kit';

/** Sample testimonies, labelled as such. */
const samples = [
  {
    // oxlint-disable-next-line site/literal-text -- a name
    name: 'Maria S.',
    initials: 'MS',
    title: msg`The letter came on a Tuesday`,
    text: msg`Eleven weeks without work, and forty-one people who said amen. I read your words each morning before I opened the mailbox. On Tuesday the letter was in it.`,
  },
  {
    // oxlint-disable-next-line site/literal-text -- a name
    name: 'David K.',
    initials: 'DK',
    title: msg`My brother called`,
    text: msg`We had not spoken for six years. I asked for prayer because I did not know how to begin. He began. He said he did not know himself why he had picked up the phone.`,
  },
];

export function Stories() {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={2} size="title">{t`What people tell when a prayer is answered`}</Heading>
        <Grid column="18rem" columns={2} gap={6}>
          {samples.map(({ name, initials, title, text }) => (
            <Card key={name} as="figure" padding="large">
              <Stack gap={4}>
                <Cluster gap={3}>
                  <Avatar initials={initials} seed={name} />
                  <Text as="span" isStrong>
                    <bdi>{name}</bdi>
                  </Text>
                  <Badge>{t`Sample story`}</Badge>
                </Cluster>
                <Heading level={3}>{t(title)}</Heading>
                <Prose>{t(text)}</Prose>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Page>
  );
}
