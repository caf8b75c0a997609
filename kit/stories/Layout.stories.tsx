import { Sun } from 'lucide-react';
import {
  Avatar,
  AvatarStack,
  Badge,
  Candle,
  Card,
  ClampedText,
  Cluster,
  Grid,
  Heading,
  IconTile,
  Logo,
  Page,
  Prose,
  SkipLink,
  Stack,
  Text,
  tint,
  VisuallyHidden,
  type TintName,
} from '../index';
import type { Group, Story } from './story';

export default { title: 'Layout and words' } satisfies Group;

const levels = [1, 2, 3, 4] as const;
const headingSizes = ['display', 'title', 'heading', 'subheading', 'label'] as const;
const textSizes = ['lead', 'body', 'label', 'small', 'caption', 'scripture'] as const;
const textTones = ['ink', 'soft', 'accent', 'danger', 'success'] as const;

export const Headings: Story = {
  render: () => (
    <Stack gap={4}>
      {levels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Size {size}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack gap={3}>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          Size {size}: the Lord is my shepherd.
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone} isStrong>
          Tone {tone}
        </Text>
      ))}
      <Text align="center">In the middle</Text>
      <Text align="end">At the end</Text>
      <Prose>{'Line breaks\nare preserved.'}</Prose>
      <VisuallyHidden>For screen readers alone</VisuallyHidden>
    </Stack>
  ),
};

const long = 'Please pray for my mother, who has been in hospital since Sunday. '.repeat(6);

export const Clamped: Story = {
  render: () => (
    <Stack gap={4}>
      <ClampedText text="A short text has no button." />
      <ClampedText text={long} />
      <ClampedText text={'صلوا من أجل أمي التي في المستشفى. '.repeat(12)} />
    </Stack>
  ),
};

const cardTones = ['raised', 'sunken', 'outlined', 'accent', 'highlight'] as const;
const paddings = ['none', 'small', 'medium', 'large'] as const;

export const Cards: Story = {
  render: () => (
    <Grid gap={4}>
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          {tone}
        </Card>
      ))}
      {paddings.map((padding) => (
        <Card key={padding} tone="outlined" padding={padding}>
          Padding {padding}
        </Card>
      ))}
      <Card isInteractive>Rises under the pointer</Card>
    </Grid>
  ),
};

const badgeTones = ['neutral', 'accent', 'highlight', 'success', 'warning', 'danger'] as const;

export const Badges: Story = {
  render: () => (
    <Cluster gap={2}>
      {[...badgeTones, ...(Object.keys(tint) as TintName[])].map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge icon={<Sun />}>With an icon</Badge>
    </Cluster>
  ),
};

const sizes = ['small', 'medium', 'large'] as const;
const people = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN'].map((initials) => ({
  key: initials,
  initials,
  seed: initials,
}));

export const Avatars: Story = {
  render: () => (
    <Stack gap={4}>
      <Cluster gap={3}>
        {sizes.map((size) => (
          <Avatar key={size} size={size} initials="RM" seed={size} label={`Ruth Miller, ${size}`} />
        ))}
        <Avatar />
      </Cluster>
      <AvatarStack people={people} />
      <AvatarStack people={people.slice(0, 2)} total={40} size="medium" />
    </Stack>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Stack gap={4}>
      <Cluster gap={4}>
        {sizes.map((size) => (
          <Candle key={size} isLit size={size} />
        ))}
        <Candle isLit={false} />
      </Cluster>
      <Cluster gap={4}>
        <IconTile $tone="accent">
          <Sun />
        </IconTile>
        <IconTile $tone="highlight">
          <Sun />
        </IconTile>
        <IconTile $tone="danger">
          <Sun />
        </IconTile>
      </Cluster>
      <Cluster gap={4}>
        {sizes.map((size) => (
          <Logo key={size} size={size} wordmark="Prayer Wall" />
        ))}
      </Cluster>
    </Stack>
  ),
};

export const Pages: Story = {
  render: () => (
    <>
      <SkipLink />
      <Page width="text">
        <Text id="content">As wide as a text. Press Tab for the link that skips the header.</Text>
      </Page>
      <Page width="wide">
        <Text>Wide</Text>
      </Page>
    </>
  ),
};
