import { Search } from 'lucide-react';
import { CheckboxField, Fieldset, SelectField, Stack, TextArea, TextField } from '../index';
import type { Group, Story } from './story';

export default { title: 'Fields' } satisfies Group;

export const TextFields: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="Title" />
      <TextField
        label="With a description"
        description="At most 200 characters"
        defaultValue="For my mother"
      />
      <TextField label="Wrong" error="Title is required" />
      <TextField
        label="With an icon, its label hidden"
        isLabelHidden
        icon={<Search />}
        placeholder="Search"
      />
      <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
      <TextField label="Right to left" dir="auto" defaultValue="صلوا من أجلي" />
    </Stack>
  ),
};

export const TextAreas: Story = {
  render: () => (
    <Stack gap={5}>
      <TextArea label="Description" />
      <TextArea label="With a limit" limit={40} defaultValue="Please pray for my mother." />
      <TextArea label="Wrong" error="Description is required" />
      <TextArea label="Disabled" disabled defaultValue="Cannot be changed" />
    </Stack>
  ),
};

const categories = [
  { value: 'health', label: 'Health' },
  { value: 'family', label: 'Family' },
  { value: 'other', label: 'Other', isDisabled: true },
];

export const SelectFields: Story = {
  render: () => (
    <Stack gap={5}>
      <SelectField label="Category" options={categories} placeholder="Choose one" />
      <SelectField label="Chosen" options={categories} defaultValue="family" description="One of them" />
      <SelectField label="Wrong" options={categories} error="Category is required" />
      <SelectField label="Disabled" options={categories} disabled />
    </Stack>
  ),
};

export const CheckboxFields: Story = {
  render: () => (
    <Stack gap={3}>
      <CheckboxField label="I have read the rules" />
      <CheckboxField label="I agree" error="Please agree" />
    </Stack>
  ),
};

export const Fieldsets: Story = {
  render: () => (
    <Stack gap={5}>
      <Fieldset legend="Who may read it" description="You can change this later">
        <CheckboxField label="Members" defaultChecked />
      </Fieldset>
      <Fieldset legend="Wrong" error="Choose at least one">
        <CheckboxField label="Visitors" />
      </Fieldset>
      <Fieldset legend="A hidden legend" isLegendHidden>
        <CheckboxField label="Friends" />
      </Fieldset>
    </Stack>
  ),
};
