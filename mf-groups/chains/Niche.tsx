import { css, keyframes, media, motion, radius, role, styled } from 'kit';

/** `lit`: covered by somebody else. `dark`: not covered, and cannot be joined. */
export type Look = 'open' | 'offered' | 'lit' | 'mine' | 'mineOffered' | 'selected' | 'dark';

const looks: Record<Look, ReturnType<typeof css>> = {
  open: css`
    color: ${role.accent};
    background: ${role.surface};
    --border: 1px;
    border: var(--border) solid ${role.line};
  `,
  offered: css`
    color: ${role.accent};
    background: ${role.surface};
    border-color: ${role.accent};
    border-style: dashed;
  `,
  lit: css`
    color: ${role.highlightInk};
    background: ${role.highlightSoft};
    border-color: transparent;
  `,
  mine: css`
    color: ${role.highlightInk};
    background: ${role.highlightSoft};
    border-color: ${role.highlightInk};
  `,
  mineOffered: css`
    color: ${role.highlightInk};
    background: ${role.highlightSoft};
    border-color: ${role.highlightInk};
    border-style: dashed;
  `,
  selected: css`
    color: ${role.inkOnAccent};
    background: ${role.accent};
    border-color: ${role.accent};

    @media (forced-colors: active) {
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }
  `,
  dark: css`
    background: ${role.surfaceSunken};
    border-color: transparent;
  `,
};

const glow = keyframes`
  50% { opacity: 0.45; }
`;

/** The present hour shines, no matter who covers it. */
const shining = css`
  &::before {
    position: absolute;
    inset: calc(-1 * var(--border, 2px));
    border-radius: inherit;
    box-shadow:
      0 0 0 2px ${role.highlight},
      0 0 1rem 2px ${role.highlight};
    animation: ${glow} 3.2s ease-in-out infinite;
    content: '';

    @media ${media.reducedMotion} {
      animation: none;
    }

    @media (forced-colors: active) {
      outline: 2px solid;
      outline-offset: 1px;
    }
  }
`;

/** A niche in the wall of an hour. */
export const Niche = styled.span<{ $look: Look; $isNow: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.3rem;
  align-items: center;
  justify-content: center;
  width: min(100%, 4rem);
  aspect-ratio: 4 / 5;
  margin-inline: auto;
  font-weight: 700;
  border: 2px solid;
  border-radius: ${radius.niche};
  transition:
    background-color ${motion.calm},
    border-color ${motion.quick};

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  ${({ $look }) => looks[$look]}
  ${({ $isNow }) => $isNow && shining}
`;

/** The candle of a covered hour. */
export const Flame = styled.span`
  width: 0.6rem;
  height: 1.1rem;
  margin-top: 0.35rem;
  background: ${role.highlight};
  border-radius: 50% 50% 46% 46% / 72% 72% 28% 28%;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;
