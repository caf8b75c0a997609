import { space, styled, type, visuallyHidden } from 'kit';
import type { ReactNode } from 'react';

/**
 * Amen, the toggle for encouragements, and Share, in one row: the first begins where the card's text does, the last ends
 * where it ends. In a narrow card the toggle has two lines, and in a narrower one Share is its icon alone for the eyes.
 */
export function CardActions({ children }: { children: ReactNode }) {
  return (
    <Width>
      <Actions>{children}</Actions>
    </Width>
  );
}

const Width = styled.div`
  container-type: inline-size;
`;

/** In a button of kit the last child is its text, and a first one its icon. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[2]};
  align-items: center;
  justify-items: start;
  white-space: nowrap;

  > :first-child {
    padding-inline: 0.9rem;
  }

  > :nth-child(2) {
    padding-inline: ${space[1]};
  }

  > :nth-child(3) {
    display: flex;
    margin-inline-end: -0.6rem;
  }

  > :nth-child(3) button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: ${space[2]};
  }

  @container (max-width: 29rem) {
    grid-template-columns: auto minmax(0, auto) auto;
    gap: ${space[1]};
    justify-content: space-between;

    > :first-child {
      padding-inline: 0.65rem;
    }

    > :nth-child(2) {
      ${type.caption}
      gap: 0.35rem;
      min-height: 2.75rem;
      padding: 0.15rem 0;
      font-weight: 600;
      line-height: 1.2;
      text-align: start;
      white-space: normal;
      overflow-wrap: normal;
    }
  }

  @container (max-width: 26rem) {
    > :nth-child(2) {
      max-width: 9.75rem;
    }
  }

  @container (max-width: 23rem) {
    > :nth-child(3) {
      margin-inline-end: -0.8rem;
    }

    > :nth-child(3) button {
      padding-inline: 0;
    }

    > :nth-child(3) button > :last-child {
      ${visuallyHidden}
    }
  }

  @container (max-width: 19.5rem) {
    > :nth-child(2) {
      max-width: 8.25rem;
    }

    > :nth-child(2) > :first-child {
      display: none;
    }
  }

  /* The toggle has three lines. */
  @container (max-width: 17rem) {
    min-height: 3.625rem;
  }
`;
