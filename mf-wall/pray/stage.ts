import { keyframes, media, role, space, styled } from 'kit';

/** The whole window: what is to be done above, the prayer in the middle, the controls below. */
export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  overflow-x: clip;
  touch-action: pan-y pinch-zoom;

  /* The heading that is not seen. */
  > :nth-child(2) {
    grid-area: 1 / 1;
  }
`;

/** The light of the candle on what is around it. */
export const Glow = styled.div<{ $isLit: boolean }>`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: radial-gradient(
    ellipse 60rem 34rem at 50% max(8rem, 26vh),
    ${role.highlightSoft},
    color-mix(in srgb, ${role.highlightSoft} 62%, transparent) 22%,
    color-mix(in srgb, ${role.highlightSoft} 28%, transparent) 42%,
    color-mix(in srgb, ${role.highlightSoft} 8%, transparent) 60%,
    transparent 76%
  );
  opacity: ${({ $isLit }) => ($isLit ? 1 : 0)};
  transition: opacity 900ms ease-out;

  @media (forced-colors: active) {
    display: none;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.5rem);
  }
`;

/** In the middle if there is room, from the top if there is not. */
export const Middle = styled.div`
  display: grid;
  align-content: safe center;
  justify-self: center;
  width: 100%;
  max-width: 44rem;
  padding: ${space[4]} clamp(${space[5]}, 5vw, ${space[9]}) ${space[7]};

  @media not ${media.reducedMotion} {
    animation: ${appear} 420ms cubic-bezier(0.2, 0.7, 0.2, 1);
  }
`;
