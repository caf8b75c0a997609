import { HandHeart } from 'lucide-react';
import { Button, useFragment, type FragmentType } from 'kit';
import { AmenButton_PrayerFragmentDoc, type AmenButton_PrayerFragment } from '../gen/graphql';
import { useGiveAmen } from './useGiveAmen';

interface AmenButtonProps {
  prayer: FragmentType<AmenButton_PrayerFragment>;
  size?: 'medium' | 'large';
}

/** Once given, an amen stays lit and cannot be taken back (specification, section 4). */
export function AmenButton({ prayer, size = 'medium' }: AmenButtonProps) {
  const { data, complete } = useFragment({
    fragment: AmenButton_PrayerFragmentDoc,
    fragmentName: 'AmenButton_prayer',
    from: prayer,
  });
  return complete ? <Amen prayer={data} size={size} /> : null;
}

function Amen({ prayer, size }: { prayer: AmenButton_PrayerFragment; size: 'medium' | 'large' }) {
  const { giveAmen, isPending } = useGiveAmen(prayer);

  return (
    <Button
      variant={prayer.hasAmened ? 'highlight' : 'secondary'}
      size={size}
      icon={<HandHeart />}
      aria-pressed={prayer.hasAmened}
      disabled={prayer.hasAmened || isPending || prayer.status !== 'active'}
      onClick={() => void giveAmen()}
    >
      Amen ({prayer.amenCount})
    </Button>
  );
}
