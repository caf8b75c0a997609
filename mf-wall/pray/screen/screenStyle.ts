import { keyframes, media, Prose, role, space, styled, type, z } from 'kit';

/** The whole window, above everything that a page of the site has. */
export const Hall = styled.div<{ $isAwake: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${z.header};
  overflow: hidden;
  background: ${role.surface};
  cursor: ${({ $isAwake }) => ($isAwake ? 'auto' : 'none')};

  > :first-child {
    position: absolute;
  }
`;

/** Steps of the slow walk that keeps a screen from burning in, in hundredths of its shorter side. */
const places = [
  [0, 0],
  [1, -0.6],
  [1.6, 0.6],
  [0.6, 1.4],
  [-0.8, 1],
  [-1.6, 0],
  [-0.8, -1],
  [0.4, -1.4],
];

/** Each prayer stands a little elsewhere. */
export const Shift = styled.div<{ $step: number }>`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  padding: 6vmin 7vmin 5vmin;
  translate: ${({ $step }) => places[$step % places.length]!.map((part) => `${part}vmin`).join(' ')};

  @media (orientation: landscape) {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 6vmin;
  }
`;

export const Place = styled.div`
  display: grid;
  min-height: 0;
`;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

/** Sizes are in hundredths of the shorter side of the screen: readable at ten metres. */
export const Prayer = styled.article`
  display: grid;
  gap: 3.2vmin;
  align-content: safe center;
  min-height: 0;
  overflow: hidden;

  @media not ${media.reducedMotion} {
    animation: ${fade} 1.6s ease-out;
  }
`;

export const Title = styled.h2<{ $isLong: boolean }>`
  ${type.display}
  font-size: calc(${({ $isLong }) => ($isLong ? '6.4vmin' : '8vmin')} * var(--fit, 1));
  line-height: 1.1;
  align-self: center;
`;

export const Description = styled(Prose)<{ $isLong: boolean; $hasLines: boolean }>`
  ${type.words}
  max-width: 48em;
  font-size: calc(${({ $isLong }) => ($isLong ? '4.4vmin' : '5.4vmin')} * var(--fit, 1));
  line-height: 1.42;
  white-space: ${({ $hasLines }) => ($hasLines ? 'pre-line' : 'normal')};
`;

export const Name = styled.p`
  ${type.words}
  font-size: calc(3.4vmin * var(--fit, 1));
  color: ${role.inkSoft};
`;

/** The code in the corner, and the clock. */
export const Aside = styled.div`
  display: flex;
  gap: 3vmin;
  align-items: end;
  justify-content: space-between;
  font-size: 2.8vmin;
  color: ${role.inkSoft};

  > time {
    font-size: 3.4vmin;
    font-variant-numeric: tabular-nums;
  }

  @media (orientation: landscape) {
    flex-direction: column-reverse;
    align-items: end;
  }
`;

export const Corner = styled.div`
  display: grid;
  gap: 1.2vmin;
  justify-items: start;

  @media (orientation: landscape) {
    justify-items: end;
  }

  svg {
    width: 15vmin;
    max-width: none;
  }

  > bdi {
    max-width: 32vmin;
    line-height: 1.3;
    overflow-wrap: anywhere;

    @media (orientation: landscape) {
      text-align: end;
    }
  }
`;

export const Bar = styled.div`
  position: absolute;
  inset-block-start: ${space[5]};
  inset-inline-end: ${space[5]};
  display: flex;
  gap: ${space[2]};
`;
