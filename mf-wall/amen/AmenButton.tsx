import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Candle, media, role, styled, useFragment, type FragmentType } from 'kit';
import { AmenButton_PrayerFragmentDoc, type AmenButton_PrayerFragment } from '../gen/graphql';
import { useAmen } from './useAmen';

interface AmenButtonProps {
  prayer: FragmentType<AmenButton_PrayerFragment>;
  size?: 'medium' | 'large';
  /** The id of the prayer's title, where there are other prayers beside it. */
  describedBy?: string;
}

/** An amen cannot be withdrawn (specification, section 4). */
export function AmenButton({ prayer, ...look }: AmenButtonProps) {
  const { data, complete } = useFragment({
    fragment: AmenButton_PrayerFragmentDoc,
    fragmentName: 'AmenButton_prayer',
    from: prayer,
  });
  return complete ? <Amen {...look} prayer={data} /> : null;
}

interface AmenProps extends Omit<AmenButtonProps, 'prayer'> {
  prayer: AmenButton_PrayerFragment;
}

/** A failure puts out the candle again. */
function Amen({ prayer, size = 'medium', describedBy }: AmenProps) {
  const { t } = useLingui();
  const { amenCount, hasAmened } = prayer;
  const { press, isOff } = useAmen(prayer, {
    success: { title: t`Amen added`, description: t`Your support has been recorded.` },
  });

  return (
    <Warm
      variant={hasAmened ? 'highlight' : 'secondary'}
      size={size}
      icon={<Candle isLit={hasAmened} size="small" />}
      aria-pressed={hasAmened}
      aria-describedby={describedBy}
      disabled={isOff}
      onClick={press}
    >
      <Trans>Amen ({amenCount})</Trans>
    </Warm>
  );
}

/** The only warm control of the wall. */
export const Warm = styled(Button)`
  &&:not(:disabled, [aria-disabled='true']) {
    color: ${role.highlightInk};

    @media ${media.canHover} {
      &:hover {
        color: ${role.highlightInk};
        background: transparent;
        border-color: ${role.highlight};
      }
    }
  }

  &&[aria-pressed='true'] {
    font-weight: 700;
  }
`;
