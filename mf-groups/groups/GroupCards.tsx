import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { Ref } from 'react';
import { EmptyState, FailedState, Grid, SkeletonGroup, type FragmentType } from 'kit';
import type { GroupCard_GroupFragment } from '../gen/graphql';
import { GroupCard } from './GroupCard';
import { GroupCardSkeleton } from './GroupCardSkeleton';

/** About a screen: they are drawn first, in place of as many placeholders. */
export const firstCards = 4;

export interface CardsLook {
  headingLevel: 3 | 4;
  /** Whether visitors see the join button too, which asks them to sign in. */
  invitesVisitors: boolean;
}

interface GroupCardsProps extends CardsLook {
  /** Null while they are loading. */
  groups: readonly ({ id: number } & FragmentType<GroupCard_GroupFragment>)[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  /** The text of an empty list. */
  empty: string;
  /** The element whose children are the cards. */
  list?: Ref<HTMLDivElement>;
}

/** A list of groups in its four states. */
export function GroupCards({ groups, hasFailed, onRetry, empty, list, ...look }: GroupCardsProps) {
  const { t } = useLingui();
  if (groups) {
    if (groups.length === 0) {
      return <EmptyState icon={<Users />} title={empty} level={look.headingLevel} />;
    }
    return (
      <Grid column="20rem" columns={2} ref={list}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} {...look} />
        ))}
      </Grid>
    );
  }
  if (hasFailed) {
    return (
      <FailedState title={t`The groups could not be loaded`} level={look.headingLevel} onRetry={onRetry}>
        <Trans>Please check your connection.</Trans>
      </FailedState>
    );
  }
  return (
    <SkeletonGroup label={t`Loading groups`}>
      <Grid column="20rem" columns={2}>
        {Array.from({ length: firstCards }, (_, index) => (
          <GroupCardSkeleton key={index} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
