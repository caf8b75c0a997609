import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, DialogActions, Menu, Popover, Tabs, Text, TextField } from '../index';
import type { Group, Story } from './story';

export default { title: 'Dialogs, menus, tabs' } satisfies Group;

export const OpenDialog: Story = {
  render: () => (
    <Dialog open onOpenChange={() => {}} title="Edit your prayer" description="Everybody can read it.">
      <TextField label="Title" defaultValue="For my mother" />
      <DialogActions>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </DialogActions>
    </Dialog>
  ),
};

export const DialogToOpen: Story = { render: () => <Opened /> };

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A small dialog" size="small">
        <Text>Escape closes it, and the focus returns to its button.</Text>
      </Dialog>
    </>
  );
}

const confirmation = {
  open: true,
  onOpenChange: () => {},
  onConfirm: () => {},
  title: 'Remove this prayer?',
  description: 'Its encouragements go with it.',
  confirmLabel: 'Remove',
};

export const Confirmation: Story = { render: () => <ConfirmDialog {...confirmation} isDanger /> };

export const ConfirmationInProgress: Story = { render: () => <ConfirmDialog {...confirmation} pending /> };

export const Menus: Story = {
  render: () => (
    <Menu
      trigger={<Button>Actions</Button>}
      label="Actions of this prayer"
      items={[
        { label: 'Edit', icon: <Pencil />, onSelect: () => {} },
        { label: 'Chosen', isChecked: true, onSelect: () => {} },
        { label: 'Disabled', isDisabled: true, onSelect: () => {} },
        { label: 'Remove', icon: <Trash2 />, isDanger: true, onSelect: () => {} },
      ]}
    />
  ),
};

export const OpenPopover: Story = {
  render: () => (
    <Popover trigger={<Button>Filters</Button>} label="Filters of the wall" open>
      <TextField label="Search" />
    </Popover>
  ),
};

export const TabsOfAPage: Story = {
  render: () => (
    <Tabs
      label="Parts of this page"
      tabs={[
        { value: 'all', label: 'All', content: <Text>Everything</Text> },
        { value: 'new', label: 'New', badge: 3, content: <Text>What is new</Text> },
        { value: 'old', label: 'Old', icon: <Pencil />, content: <Text>What is old</Text> },
      ]}
    />
  ),
};
