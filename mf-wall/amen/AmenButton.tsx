import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Candle, css, media, role, space, styled, WaitingNote, type FieldsOf } from 'kit';
import type { AmenButton_PrayerFragment } from '../gen/graphql';
import { useAmen } from './useAmen';

interface AmenButtonProps {
  prayer: FieldsOf<AmenButton_PrayerFragment>;
  size?: 'medium' | 'large';
  /** The id of the prayer's title, where there are other prayers beside it. */
  describedBy?: string;
}

/** An amen cannot be withdrawn (specification, section 4). A failure puts out the candle again. */
export function AmenButton({ prayer, size = 'medium', describedBy }: AmenButtonProps) {
  const { t } = useLingui();
  const { press, isOff, amenCount, hasAmened, waiting } = useAmen(prayer, {
    success: { title: t`Amen added`, description: t`Your support has been recorded.` },
  });

  const button = (
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
  return waiting ? (
    <WithNote $isSmall={size === 'medium'}>
      {button}
      <WaitingNote write={waiting} describedBy={describedBy} />
    </WithNote>
  ) : (
    button
  );
}

/** The button stays where it was, with the padding that a card gives to its first control. */
const WithNote = styled.div<{ $isSmall: boolean }>`
  display: grid;
  gap: ${space[1]};
  justify-items: start;

  ${({ $isSmall }) =>
    $isSmall &&
    css`
      &&& {
        padding: 0;
      }

      > button {
        padding-inline: 0.9rem 1.1rem;
      }
    `}
`;

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
