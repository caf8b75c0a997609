import { HandHeart } from 'lucide-react';
import { Button, useFragment, useWrite, type FragmentType } from 'kit';
import {
  AmenButton_PrayerFragmentDoc,
  GiveAmenDocument,
  type AmenButton_PrayerFragment,
} from '../gen/graphql';
import { figureQueries } from '../journey/figureQueries';

interface AmenButtonProps {
  prayer: FragmentType<AmenButton_PrayerFragment>;
  size?: 'medium' | 'large';
}

/** An amen cannot be withdrawn (specification, section 4). */
export function AmenButton({ prayer, size = 'medium' }: AmenButtonProps) {
  const { data, complete } = useFragment({
    fragment: AmenButton_PrayerFragmentDoc,
    fragmentName: 'AmenButton_prayer',
    from: prayer,
  });
  return complete ? <Amen prayer={data} size={size} /> : null;
}

/** Gives an amen optimistically: a failure restores the count. */
function Amen({ prayer, size }: { prayer: AmenButton_PrayerFragment; size: 'medium' | 'large' }) {
  const { id, status, amenCount, hasAmened } = prayer;
  const [giveAmen, { isPending }] = useWrite(GiveAmenDocument, {
    optimisticResponse: {
      giveAmen: { __typename: 'Prayer', id, status, amenCount: amenCount + 1, hasAmened: true },
    },
    success: { title: 'Amen added', description: 'Your support has been recorded.' },
    failure: { signIn: 'You need to sign in to give an amen.', fallback: 'Failed to add amen' },
    refetch: figureQueries,
  });

  return (
    <Button
      variant={hasAmened ? 'highlight' : 'secondary'}
      size={size}
      icon={<HandHeart />}
      aria-pressed={hasAmened}
      disabled={hasAmened || isPending || status !== 'active'}
      onClick={() => void giveAmen({ prayerId: id })}
    >
      Amen ({amenCount})
    </Button>
  );
}
