import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { lazyPart, Region, Skeleton, SkeletonGroup, SkeletonText, Stack } from 'kit';

/**
 * The content of a tab: its code is loaded when the tab is first opened, or when the browser is idle, and it fails alone.
 *
 * @param label for the text of its failure: msg`The prayers`
 */
export function lazyTab(label: MessageDescriptor, load: () => Promise<ComponentType>): ComponentType {
  const Content = lazyPart(label, load);

  return function Tab() {
    const { t } = useLingui();
    return (
      <Region label={t(label)}>
        <Content loading={<LoadingTab />} />
      </Region>
    );
  };
}

function LoadingTab() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Stack gap={6}>
        <Skeleton width="16rem" height="2.75rem" />
        <SkeletonText lines={6} />
      </Stack>
    </SkeletonGroup>
  );
}
