import { Grid, styled } from 'kit';

/** The cards of the wall, in as many columns as there is room for. */
export const PrayerGrid = styled(Grid).attrs({ column: '21rem', columns: 2, gap: 5 })`
  align-items: start;
`;
