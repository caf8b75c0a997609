import { Heart, Pencil, Trash2 } from 'lucide-react';
import { Button, Checkbox, Cluster, IconButton, RadioGroup, Stack, Switch } from '../index';
import type { Group, Story } from './story';

export default { title: 'Controls' } satisfies Group;

const variants = ['primary', 'secondary', 'quiet', 'danger', 'highlight'] as const;

export const Buttons: Story = {
  render: () => (
    <Stack gap={4}>
      {variants.map((variant) => (
        <Cluster key={variant} gap={3}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={<Heart />}>
            {variant} with an icon
          </Button>
          <Button variant={variant} disabled>
            {variant}, disabled
          </Button>
          <Button variant={variant} pending pendingLabel={`${variant}, pending`}>
            {variant}
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
};

export const ButtonSizes: Story = {
  render: () => (
    <Stack gap={4}>
      <Cluster gap={3}>
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
        <Button as="a" href="#link">
          A link
        </Button>
      </Cluster>
      <Button variant="primary" isFullWidth>
        As wide as its place
      </Button>
    </Stack>
  ),
};

export const IconButtons: Story = {
  render: () => (
    <Cluster gap={3}>
      <IconButton label="Edit" icon={<Pencil />} />
      <IconButton label="Edit, outlined" icon={<Pencil />} variant="outlined" />
      <IconButton label="Edit, filled" icon={<Pencil />} variant="filled" />
      <IconButton label="Remove, small" icon={<Trash2 />} size="small" />
      <IconButton label="Remove, disabled" icon={<Trash2 />} disabled />
      <IconButton label="Remove, pending" icon={<Trash2 />} pending />
    </Cluster>
  ),
};

export const Checkboxes: Story = {
  render: () => (
    <Stack gap={3}>
      <Checkbox label="Post anonymously" description="Your name is not shown." />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Chosen and disabled" defaultChecked disabled />
    </Stack>
  ),
};

export const Switches: Story = {
  render: () => (
    <Stack gap={3}>
      <Switch label="Off" checked={false} onCheckedChange={() => {}} />
      <Switch label="On" description="Takes effect at once." checked onCheckedChange={() => {}} />
      <Switch label="Disabled" checked={false} disabled onCheckedChange={() => {}} />
    </Stack>
  ),
};

const options = [
  { value: 'day', label: 'Every day', description: 'In the morning' },
  { value: 'week', label: 'Every week' },
  { value: 'never', label: 'Never', isDisabled: true },
] as const;

export const RadioGroups: Story = {
  render: () => (
    <Stack gap={5}>
      <RadioGroup label="Remind me" options={options} defaultValue="day" description="By mail" />
      <RadioGroup label="Remind me, side by side" options={options} defaultValue="week" isInline />
      <RadioGroup label="Remind me, wrong" options={options} error="Please choose one" />
    </Stack>
  ),
};
