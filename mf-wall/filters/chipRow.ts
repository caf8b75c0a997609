import { css, focusRing, media, motion, radius, role, shadow, space, type, visuallyHidden } from 'kit';

/**
 * Shows the cards of radio buttons and checkboxes as two rows, below the width of a desktop: the orders as segments of
 * one control, the categories as chips. A segment or chip is its label; the invisible control covers it. The chips scroll
 * to the screen's edge, where what is cut fades out.
 */
export const chipRow = css`
  @media not all and ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};

    && > div,
    && > div > div {
      padding: 0;
      background: none;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }

    /* The link to pray through all prayers, the categories, and the link to the tools. */
    && > :nth-child(2) {
      display: grid;
      grid-auto-columns: max-content;
      grid-auto-flow: column;
      gap: ${space[1]};
      align-items: center;
      padding-inline: var(--page-gutter);
      margin-inline: calc(-1 * var(--page-gutter));
      overflow-x: auto;
      scroll-padding-inline: var(--page-gutter);
      scrollbar-width: none;
      overscroll-behavior-x: contain;
      mask-image: linear-gradient(
        calc(var(--toward-end) * 90deg),
        transparent,
        black var(--page-gutter),
        black calc(100% - ${space[4]}),
        transparent
      );
    }

    /* The names of the groups are for screen readers. */
    && legend,
    && [role='radiogroup'] > span {
      ${visuallyHidden}
    }

    && [data-choices],
    && [role='radiogroup'] > div {
      display: flex;
      flex-flow: row;
      gap: ${space[1]};
    }

    && [role='radiogroup'] > div {
      flex-wrap: wrap;
      gap: 2px;
      padding: 2px;
      background: ${role.surfaceSunken};
      border-radius: ${radius.pill};

      > * {
        display: grid;
        flex: 1 1 auto;
        padding: 0;
      }
    }

    && [data-choices] > * {
      flex: none;
      padding: 0;
    }

    && input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
    }

    label {
      ${type.small}
      display: flex;
      align-items: center;
      justify-content: center;
      min-height: 2.25rem;
      padding: 0 0.65rem;
      font-weight: 600;
      color: ${role.ink};
      white-space: nowrap;
      background: ${role.surfaceRaised};
      border: 1px solid ${role.line};
      border-radius: ${radius.pill};
    }

    [role='radiogroup'] label {
      min-height: 2rem;
      padding: 0 ${space[1]};
      color: ${role.inkSoft};
      background: none;
      border-color: transparent;
    }

    @media ${media.canHover} {
      label {
        transition:
          background-color ${motion.quick},
          border-color ${motion.quick};
      }

      input:hover:not(:disabled) ~ div label {
        border-color: ${role.accent};
      }
    }

    input:checked ~ div label {
      color: ${role.accentStrong};
      background: ${role.accentSoft};
      border-color: ${role.accent};
    }

    [role='radiogroup'] input:checked ~ div label {
      color: ${role.ink};
      background: ${role.surfaceRaised};
      border-color: ${role.lineStrong};
      box-shadow: ${shadow.resting};
    }

    input:focus-visible ~ div label {
      ${focusRing}
    }

    @media (forced-colors: active) {
      && input:checked ~ div label {
        color: SelectedItemText;
        background: SelectedItem;
        forced-color-adjust: none;
      }
    }

    @media ${media.tablet} {
      && > :first-child {
        justify-self: start;
      }

      && [role='radiogroup'] label {
        padding-inline: ${space[4]};
      }
    }
  }
`;
