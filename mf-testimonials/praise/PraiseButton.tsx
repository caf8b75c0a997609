import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Button, Cluster, useFragment, type FragmentType } from 'kit';
import { PraiseButton_TestimonialFragmentDoc, type PraiseButton_TestimonialFragment } from '../gen/graphql';
import { OwnTestimony } from './OwnTestimony';
import { usePraise } from './usePraise';

interface PraiseButtonProps {
  testimony: FragmentType<PraiseButton_TestimonialFragment>;
  /** The id of the testimony's title, which tells this button from the others. */
  describedBy: string;
}

/** Praise cannot be withdrawn, and authors cannot praise their own testimony (specification, section 4). */
export function PraiseButton({ testimony, describedBy }: PraiseButtonProps) {
  const { data, complete } = useFragment({
    fragment: PraiseButton_TestimonialFragmentDoc,
    fragmentName: 'PraiseButton_testimonial',
    from: testimony,
  });
  return complete ? <Praise testimony={data} describedBy={describedBy} /> : null;
}

interface PraiseProps {
  testimony: PraiseButton_TestimonialFragment;
  describedBy: string;
}

function Praise({ testimony, describedBy }: PraiseProps) {
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
