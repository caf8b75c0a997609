import { render, screen } from '@testing-library/react';
import { Badge } from './Badge/Badge';
import { Card } from './Card/Card';
import { Cluster } from './Cluster/Cluster';
import { expectAccessible } from './expectAccessible';
import { Grid } from './Grid/Grid';
import { Page } from './Page/Page';
import { Stack } from './Stack/Stack';
import { Prose, Text } from './Text/Text';

test('style props are not passed on to the element', async () => {
  const { container } = render(
    <Page as="main" width="text">
      <Stack gap={5} align="start">
        <Cluster gap={2} justify="space-between" isOneLine>
          <Grid column="10rem" columns={2} gap={3}>
            <Card as="article" tone="sunken" padding="small" isInteractive>
              <Text size="lead" tone="soft" align="center" isStrong>
                Be still
              </Text>
              <Prose>and know</Prose>
              <Badge tone="sage">Health</Badge>
            </Card>
          </Grid>
        </Cluster>
      </Stack>
    </Page>,
  );
  const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(new Set(attributes)).toEqual(new Set(['class']));
  expect(screen.getByRole('article')).toHaveTextContent('Be still');
  await expectAccessible();
});
