import { css, focusRing, media, motion, radius, role, space, type, visuallyHidden } from 'kit';

/**
 * Shows the cards of radio buttons and checkboxes as one scrolling row of chips, below the width of a desktop. A chip is
 * its label; the invisible control covers it. The row reaches the screen's edges, where what is cut fades out.
 */
export const chipRow = css`
  @media not all and ${media.desktop} {
    display: flex;
    align-items: center;
    padding-inline: var(--page-gutter);
    margin-inline: calc(-1 * var(--page-gutter));
    overflow-x: auto;
    scroll-padding-inline: var(--page-gutter);
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--page-gutter),
      black calc(100% - var(--page-gutter)),
      transparent
    );

    && > div {
      flex: none;
      padding: 0;
      background: none;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }

    && > div + div {
      position: relative;
      padding-inline-start: ${space[4]};

      &::before {
        position: absolute;
        inset: 30% auto 30% ${space[2]};
        border-inline-start: 1px solid ${role.lineStrong};
        content: '';
      }
    }

    /* The names of the groups are for screen readers. */
    && legend,
    && [role='radiogroup'] > span {
      ${visuallyHidden}
    }

    && fieldset div:has(> * > input),
    && [role='radiogroup'] > div {
      display: flex;
      flex-flow: row;
      gap: 0.375rem;
    }

    && input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
    }

    label,
    > a {
      ${type.small}
      display: flex;
      align-items: center;
      min-height: 2.25rem;
      padding: 0 0.8rem;
      font-weight: 600;
      color: ${role.ink};
      white-space: nowrap;
      background: ${role.surfaceRaised};
      border: 1px solid ${role.line};
      border-radius: ${radius.pill};
      transition:
        background-color ${motion.quick},
        border-color ${motion.quick};
    }

    > a {
      flex: none;
      min-height: 2.75rem;
      color: ${role.accent};
      text-decoration: none;
      background: none;
      border: 0;
    }

    input:hover:not(:disabled) ~ * label {
      border-color: ${role.accent};
    }

    input:checked ~ * label {
      color: ${role.accentStrong};
      background: ${role.accentSoft};
      border-color: ${role.accent};
    }

    input:focus-visible ~ * label {
      ${focusRing}
    }

    @media (forced-colors: active) {
      input:checked ~ * label {
        color: SelectedItemText;
        background: SelectedItem;
        forced-color-adjust: none;
      }
    }
  }
`;
