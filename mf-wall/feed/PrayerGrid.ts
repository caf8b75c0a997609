import { media, space, styled } from 'kit';

/**
 * The cards of the wall in two columns, or one. The cards of a row are equally high, with their actions at the bottom.
 * A card with opened encouragements takes more rows the more there are, so that the other column stays filled beside it.
 * While the page takes over the prerendered one, cards below the screen wait to be laid out; an attribute says so, because
 * a change of the grid's class would restyle all cards.
 */
export const PrayerGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  @media ${media.desktop} {
    gap: ${space[6]};
  }

  @media (min-width: 44em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;

    > :nth-child(odd) {
      grid-column: 1;
    }

    > :nth-child(even) {
      grid-column: 2;
    }

    > :has([data-inside] form) {
      grid-row: span 2;
    }

    > :has([data-inside] li:nth-child(3)) {
      grid-row: span 3;
    }

    > :has([data-inside] li:nth-child(6)) {
      grid-row: span 4;
    }
  }

  &[data-taking-over] > article:nth-child(n + 11) {
    content-visibility: auto;
    contain-intrinsic-height: 20rem;
  }
`;
