import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Checkbox, FailedState, Fieldset, Notice, SkeletonGroup, SkeletonText, useQuery } from 'kit';
import { ChainGroupsDocument } from '../gen/graphql';

interface GroupChoiceProps {
  /** Of the whole field: it has the focus also where there is no group to choose. */
  ref: Ref<HTMLFieldSetElement>;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  error: string | undefined;
}

/** Selects the member's groups that a chain is for. */
export function GroupChoice({ ref, chosen, onChange, error }: GroupChoiceProps) {
  const { t } = useLingui();
  return (
    <Fieldset
      ref={ref}
      tabIndex={-1}
      legend={t`Groups`}
      description={t`The members of the groups you choose are notified of the chain.`}
      error={error}
    >
      <Choices chosen={chosen} onChange={onChange} />
    </Fieldset>
  );
}

function Choices({ chosen, onChange }: Omit<GroupChoiceProps, 'ref' | 'error'>) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ChainGroupsDocument, { fetchPolicy: 'cache-and-network' });

  if (!data && error) {
    return (
      <FailedState
        title={t`Your groups could not be loaded`}
        level={3}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t`Loading your groups`}>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  if (data.myPrayerGroups.length === 0) {
    return (
      <Notice>
        <Trans>You are in no prayer group yet. Join one first, or choose another visibility.</Trans>
      </Notice>
    );
  }
  return data.myPrayerGroups.map(({ id, name }) => (
    <Checkbox
      key={id}
      label={name}
      checked={chosen.includes(id)}
      onCheckedChange={(isChosen) =>
        onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
      }
    />
  ));
}
