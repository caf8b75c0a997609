import { HandHeart } from 'lucide-react';
import {
  BannerPlace,
  Button,
  EmptyState,
  FailedState,
  Notice,
  Progress,
  RelativeTime,
  ScrollingBanner,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  ToastProvider,
  useToast,
} from '../index';
import type { Group, Story } from './story';

export default { title: 'Feedback' } satisfies Group;

const tones = ['info', 'success', 'warning', 'danger'] as const;

export const Notices: Story = {
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
          Something that is good to know.
        </Notice>
      ))}
      <Notice onDismiss={() => {}} action={<Button size="small">An action</Button>}>
        One with an action, which can be dismissed.
      </Notice>
    </Stack>
  ),
};

export const Progresses: Story = {
  render: () => (
    <Stack gap={5}>
      <Progress label="Nothing yet" value={0} />
      <Progress label="Hours covered" value={6} max={24} valueText="6 of 24 hours" />
      <Progress label="All hours covered" value={24} max={24} tone="highlight" />
      <Progress label="A hidden label" isLabelHidden value={50} />
    </Stack>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <SkeletonGroup label="Loading">
      <Skeleton shape="circle" width="3rem" height="3rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="line" width="60%" />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<HandHeart />}
      title="No prayers yet"
      action={<Button variant="primary">Be the first</Button>}
    >
      What is on your heart?
    </EmptyState>
  ),
};

export const EmptyTones: Story = {
  render: () => (
    <Stack gap={5}>
      <EmptyState icon={<HandHeart />} title="Highlight" tone="highlight" />
      <EmptyState icon={<HandHeart />} title="Danger" tone="danger" />
    </Stack>
  ),
};

export const Failed: Story = {
  render: () => (
    <FailedState onRetry={() => {}} action={<Button variant="quiet">Go back</Button>}>
      The prayers could not be loaded.
    </FailedState>
  ),
};

export const FailedAndPending: Story = {
  render: () => <FailedState title="It is being tried again" onRetry={() => {}} pending />,
};

export const Banner: Story = {
  render: () => <ScrollingBanner phrases={['You are not alone', 'Somebody prays for you now']} />,
};

export const PlaceOfABanner: Story = {
  render: () => <BannerPlace />,
};

export const Times: Story = {
  render: () => (
    <Stack gap={2}>
      <RelativeTime dateTime={new Date().toISOString()} />
      <RelativeTime dateTime="2026-01-06T08:00:00.000Z" />
    </Stack>
  ),
};

export const Toasts: Story = {
  render: () => (
    <ToastProvider>
      <ShowToasts />
    </ToastProvider>
  ),
};

function ShowToasts() {
  const toast = useToast();
  return (
    <Stack gap={3}>
      <Button onClick={() => toast({ title: 'Amen added', description: 'Your support has been recorded.' })}>
        Show a toast
      </Button>
      <Button
        onClick={() => toast({ title: 'Error', description: 'Failed to add amen', variant: 'destructive' })}
      >
        Show a failure
      </Button>
    </Stack>
  );
}
