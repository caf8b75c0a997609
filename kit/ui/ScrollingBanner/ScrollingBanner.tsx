import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { IconButton } from '../IconButton/IconButton';

export interface ScrollingBannerProps {
  /** Phrases without words keep the banner's place. */
  phrases: readonly string[];
  /** The banner's accessible name. */
  label?: string;
}

/** In pixels; enough copies follow to fill the widest screen. */
const widestScreen = 4000;
const narrowLetter = 6;

const between = '\u2003✦\u2003';

/** Each phrase has the direction of its own words, as in `bdi`. */
const isolate = '\u2068';
const endOfIsolate = '\u2069';

/**
 * One line of slowly scrolling phrases. They stop under the pointer, with the focus, when paused, and always under
 * reduced motion, which shows as many whole phrases as fit. The text is in the document once; its copies are generated
 * content of CSS.
 */
export function ScrollingBanner({ phrases, label }: ScrollingBannerProps) {
  const { t } = useLingui();
  const [isPaused, setIsPaused] = useState(false);
  if (phrases.length === 0) return null;
  const round = phrases.map((phrase) => isolate + phrase + endOfIsolate + between).join('');
  const following = Math.ceil(widestScreen / (round.length * narrowLetter));

  // Not by styled-components: a rule that is new restyles all of the page.
  const move = (track: HTMLElement | null) => {
    if (!track) return;
    const seconds = Math.max(20, Math.round(round.length / 4));
    track.style.cssText = `--rounds: ${1 + following}; --seconds: ${seconds}s`;
  };

  return (
    <Band aria-label={label ?? t`Encouragements`}>
      <Window>
        <Track
          // New phrases are new elements: they do not inherit the position of the old ones.
          key={round}
          ref={move}
          data-paused={isPaused || undefined}
          data-following={round.repeat(following)}
          data-empty={phrases.every((phrase) => !phrase.trim()) || undefined}
        >
          <Phrases>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <bdi>{phrase}</bdi>
              </li>
            ))}
          </Phrases>
        </Track>
      </Window>
      <Control
        label={isPaused ? t`Play banner` : t`Pause banner`}
        size="small"
        icon={isPaused ? <Play /> : <Pause />}
        onClick={() => setIsPaused(!isPaused)}
      />
    </Band>
  );
}

/** Its beginning can be read, and the page has begun, before it moves. */
const rest = '3s';

const pass = keyframes`
  to { transform: translateX(var(--one-round)); }
`;

const drawnOnly = css`
  content: '${between}';
  content: '${between}' / '';
`;

const Phrases = styled.ul`
  display: flex;
  flex: none;

  li::after {
    ${drawnOnly}
  }
`;

const Window = styled.div`
  flex: 1;
  min-width: 0;
  /* Where it rests it begins beside what fades. */
  padding-inline-start: 1.5rem;
  overflow: hidden;
  mask-image: linear-gradient(to right, transparent, black 1.5rem, black calc(100% - 1.5rem), transparent);
`;

/** At rest until it has `--seconds`: a prerendered page has none, because its Content-Security-Policy allows no `style`. */
const Track = styled.div`
  --one-round: calc(var(--toward-end) * -100% / var(--rounds));

  display: flex;
  width: max-content;
  white-space: pre;
  animation: ${pass} var(--seconds) linear ${rest} infinite;

  &[data-paused] {
    animation-play-state: paused;
  }

  &[data-empty] {
    visibility: hidden;
  }

  &::after {
    content: attr(data-following);
    content: attr(data-following) / '';
    flex: none;
  }

  @media ${media.reducedMotion} {
    width: auto;
    animation: none;

    &::after {
      content: none;
    }

    /* What does not fit is in the lines below, which are cut. */
    ${Phrases} {
      flex: 1 1 auto;
      flex-wrap: wrap;
      justify-content: center;
      height: 1lh;
      padding-inline-end: 1.5rem;
      overflow: hidden;
      white-space: normal;

      li::after {
        content: none;
      }

      li + li::before {
        ${drawnOnly}
      }
    }
  }
`;

/** With its control or, where nothing moves, without it. */
const height = css`
  min-height: 2.75rem;

  @media ${media.phone} {
    min-height: 2rem;
  }
`;

/** As high as a banner, for a page that does not know yet whether it has one. */
export const BannerPlace = styled.div`
  ${height}
`;

const Band = styled.section`
  ${type.small}
  display: flex;
  gap: ${space[2]};
  align-items: center;
  ${height}
  padding-block: ${space[1]};
  padding-inline-end: ${space[2]};
  font-weight: 600;
  color: ${role.highlightInk};
  background: ${role.highlightSoft};

  @media ${media.phone} {
    padding-block: 0;
  }

  &:hover ${Track}, &:focus-within ${Track} {
    animation-play-state: paused;
  }
`;

const Control = styled(IconButton)`
  color: inherit;

  @media ${media.phone} {
    width: 2rem;
    height: 2rem;
  }

  @media ${media.reducedMotion} {
    display: none;
  }
`;
