import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { lazyPart, Region, SkeletonGroup, SkeletonText } from 'kit';

/**
 * What a member opens from the header: its code is loaded when it is first opened, and it fails alone.
 *
 * @param label for the text of its failure: msg`Your notifications`
 */
export function memberPart<Props extends object>(
  label: MessageDescriptor,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Every visitor loads the header, too.
  const Part = lazyPart(label, load, { isPrefetched: false });

  return function MemberPart(props) {
    const { t } = useLingui();
    return (
      <Region label={t(label)}>
        <Part {...props} loading={<LoadingText />} />
      </Region>
    );
  };
}

function LoadingText() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
