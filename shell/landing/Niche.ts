import { css, keyframes, media, radius, role, space, styled } from 'kit';

/** Twelve niches in the rows that the width has room for; six on a phone. */
export const Arches = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(${space[2]}, 1.4vw, ${space[4]});

  @media ${media.phone} {
    > :nth-child(n + 7) {
      display: none;
    }
  }

  @media ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  @media ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Different delays, so that neighbouring candles do not flicker together. */
const delays = [0, 731, 1462, 2193, 24, 755, 1486].map(
  (milliseconds, index) => css`
    &:nth-child(7n + ${index + 1}) {
      --delay: ${milliseconds}ms;
    }
  `,
);

/** How far the light of a candle reaches, from the first amens to many. */
const reaches = { low: ['4%', '80%'], middle: ['22%', '105%'], high: ['48%', '140%'] } as const;

export const Niche = styled.span<{ $isLit: boolean; $light?: keyof typeof reaches }>`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  color: ${role.inkSoft};
  border: 1px solid ${role.line};
  border-radius: ${radius.niche};

  ${({ $isLit, $light = 'middle' }) =>
    $isLit
      ? css`
          color: ${role.highlightInk};
          background: radial-gradient(
            circle at 50% 24%,
            ${role.highlightSoft} ${reaches[$light][0]},
            ${role.surfaceRaised} ${reaches[$light][1]}
          );
          border-color: color-mix(in srgb, ${role.highlight} 50%, ${role.line});

          > :first-child {
            transform: scale(${{ low: 0.8, middle: 1, high: 1.2 }[$light]});
          }
        `
      : css`
          background: ${role.surfaceSunken};

          > :first-child {
            visibility: hidden;
          }
        `}
  ${delays}
`;

const glow = keyframes`
  50% { opacity: 0.78; }
`;

const flare = keyframes`
  from { scale: 1 0; }
  40% {
    scale: 1.7 1.5;
    box-shadow: 0 0 1.5rem 0.75rem ${role.highlight};
  }
`;

/** A candle's flame, under the roof of its niche. A new one flares up once. */
export const Flame = styled.span<{ $isNew?: boolean }>`
  position: absolute;
  top: 11%;
  inset-inline-start: 44%;
  width: 12%;
  aspect-ratio: 1 / 2;
  background: ${role.highlight};
  border-radius: 50% 50% 46% 46% / 72% 72% 28% 28%;
  transform-origin: bottom;
  animation: ${({ $isNew }) => ($isNew ? flare : glow)}
    ${({ $isNew }) => ($isNew ? '1.6s ease-out' : '3.2s ease-in-out infinite')} var(--delay);

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;
