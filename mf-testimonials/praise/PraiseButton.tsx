import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Button, Cluster, type FieldsOf } from 'kit';
import type { PraiseButton_TestimonialFragment } from '../gen/graphql';
import { OwnTestimony } from './OwnTestimony';
import { usePraise } from './usePraise';

interface PraiseButtonProps {
  testimony: FieldsOf<PraiseButton_TestimonialFragment>;
  /** The id of the testimony's title, which tells this button from the others. */
  describedBy: string;
}

/** Praise cannot be withdrawn, and authors cannot praise their own testimony (specification, section 4). */
export function PraiseButton({ testimony, describedBy }: PraiseButtonProps) {
  const { praiseCount, hasPraised, isOwner } = testimony;
  const { praise, isPending } = usePraise(testimony);
  const reason = useId();

  return (
    <Cluster gap={3}>
      <Button
        variant={hasPraised ? 'highlight' : 'secondary'}
        icon={<Sparkles />}
        aria-pressed={hasPraised}
        aria-describedby={isOwner ? `${reason} ${describedBy}` : describedBy}
        disabled={hasPraised || isOwner || isPending}
        onClick={praise}
      >
        <Trans>Praise God! ({praiseCount})</Trans>
      </Button>
      {isOwner && <OwnTestimony id={reason} />}
    </Cluster>
  );
}
