import { media, radius, role, space, styled } from 'kit';

/**
 * Amen, and Share with the other actions in one row, and below a line the toggle for encouragements, as wide as the card's
 * text. In cards of equal height they are at the bottom. On the narrowest screens a button of the second part loses the
 * icon before its text, which in a button of kit is the last child; where that is not enough, it is below Amen.
 */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space[4]};
  align-items: center;
  margin-block-start: auto;
  margin-block-end: calc(-1 * ${space[3]});
  white-space: nowrap;

  &:has(> [aria-expanded='true']) {
    margin-block-end: 0;
  }

  > :nth-child(1) {
    padding-inline: 0.9rem 1.1rem;
  }

  > :nth-child(2) {
    display: flex;
    align-items: center;
    margin-inline: auto calc(-1 * ${space[2]});
  }

  > [data-menu] button {
    min-height: 2.75rem;
    padding-inline: ${space[2]};
    color: ${role.inkSoft};
  }

  @media (max-width: 22.5rem) {
    > :nth-child(1) {
      padding-inline: 0.6rem;
    }

    > [data-menu] button {
      padding-inline: ${space[1]};
    }
  }

  @media (max-width: 22rem) {
    > [data-menu] button > span:not(:last-child) {
      display: none;
    }
  }

  > :nth-child(3) {
    flex: 1 0 100%;
    justify-content: start;
    max-width: none;
    min-height: 2.75rem;
    padding-inline: ${space[2]};
    margin-inline: calc(-1 * ${space[2]});
    color: ${role.inkSoft};
    text-align: start;
    white-space: normal;
    border-radius: ${radius.medium};

    /* The line above, as wide as the text. */
    &::before {
      position: absolute;
      inset: calc(-1 * ${space[1]}) ${space[2]} auto;
      border-block-start: 1px solid ${role.line};
      content: '';
    }

    /* An arrow, which points up while it is open. */
    &::after {
      flex: none;
      width: 0.5em;
      height: 0.5em;
      margin-inline: auto 0.2em;
      border: solid currentcolor;
      /* physical: turned by 45 degrees, both sides are alike. */
      border-width: 0 1.5px 1.5px 0;
      transform: translateY(-25%) rotate(45deg);
      content: '';
    }

    &[aria-expanded='true']::after {
      transform: translateY(25%) rotate(-135deg);
    }
  }

  @media ${media.canHover} {
    > :is([data-menu] button, :nth-child(3)):hover {
      color: ${role.accentStrong};
    }
  }
`;
