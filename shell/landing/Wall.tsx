import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { css, IconButton, lazyPart, media, styled } from 'kit';
import { Arches, Flame, Niche } from './Niche';

const LatestPrayers = lazyPart(
  msg`The latest prayers`,
  async () => (await import('./arches/LatestPrayers')).LatestPrayers,
);

/** A wall of niches at dusk, some with a candle, in which the latest prayers appear once the page is interactive. */
export function Wall() {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [isStill, setStill] = useState(false);

  return (
    <Frame $isStill={isStill} data-arches>
      {isHydrated ? <LatestPrayers empty={dusk} loading={dusk} failed={() => dusk} /> : dusk}
      <Control>
        <IconButton
          label={isStill ? t`Let the candles flicker` : t`Keep the candles still`}
          size="small"
          icon={isStill ? <Play /> : <Pause />}
          onClick={() => setStill(!isStill)}
        />
      </Control>
    </Frame>
  );
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

const niches = [0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 1].map(Boolean);

const dusk = (
  <Arches aria-hidden="true">
    {niches.map((isLit, index) => (
      <Niche key={index} $isLit={isLit}>
        <Flame />
      </Niche>
    ))}
  </Arches>
);

const Frame = styled.div<{ $isStill: boolean }>`
  ${({ $isStill }) =>
    $isStill &&
    css`
      li > :first-child,
      span > :first-child {
        animation: none;
      }
    `}
`;

/** Where nothing moves there is nothing to stop. */
const Control = styled.div`
  display: flex;
  justify-content: end;

  @media ${media.reducedMotion} {
    visibility: hidden;
  }
`;
