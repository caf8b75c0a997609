import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Candle, media, role, styled, useFragment, useWrite, type FragmentType } from 'kit';
import { useAfterSignIn } from 'kit/afterSignIn';
import {
  AmenButton_PrayerFragmentDoc,
  GiveAmenDocument,
  type AmenButton_PrayerFragment,
} from '../gen/graphql';
import { figureQueries } from '../journey/figureQueries';
import { vibrate } from './vibrate';

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

/** Gives an amen optimistically: a failure restores the count and puts out the candle. */
function Amen({ prayer, size = 'medium', describedBy }: AmenProps) {
  const { t } = useLingui();
  const { id, status, amenCount, hasAmened } = prayer;
  const [giveAmen, { isPending }] = useWrite(GiveAmenDocument, {
    optimisticResponse: {
      giveAmen: { __typename: 'Prayer', id, status, amenCount: amenCount + 1, hasAmened: true },
    },
    success: { title: t`Amen added`, description: t`Your support has been recorded.` },
    failure: { signIn: t`You need to sign in to give an amen.`, fallback: t`Failed to add amen` },
    refetch: figureQueries,
  });

  const give = async () => {
    const { failure } = await giveAmen({ prayerId: id });
    if (failure?.code === 'UNAUTHENTICATED') giveAfterSignIn();
  };
  const giveAfterSignIn = useAfterSignIn(`amen ${id}`, () => {
    if (!hasAmened && status === 'active') void give();
  });

  const press = () => {
    vibrate();
    void give();
  };

  return (
    <Warm
      variant={hasAmened ? 'highlight' : 'secondary'}
      size={size}
      icon={<Candle isLit={hasAmened} size="small" />}
      aria-pressed={hasAmened}
      aria-describedby={describedBy}
      disabled={hasAmened || isPending || status !== 'active'}
      onClick={press}
    >
      <Trans>Amen ({amenCount})</Trans>
    </Warm>
  );
}

/** The only warm control of the wall. */
const Warm = styled(Button)`
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
