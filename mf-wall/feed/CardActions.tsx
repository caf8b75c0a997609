import { space, styled } from 'kit';
import type { ReactNode } from 'react';

/** Amen, the toggle for encouragements, and Share: in one line where the card is wide enough, otherwise in two. */
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

const Actions = styled.div`
  display: grid;
  grid-template-areas: 'amen share' 'words words';
  grid-template-columns: 1fr auto;
  gap: ${space[1]};
  align-items: center;
  justify-items: start;

  > :nth-child(1) {
    grid-area: amen;
  }

  > :nth-child(2) {
    grid-area: words;
  }

  > :nth-child(3) {
    grid-area: share;
  }

  @container (min-width: 34rem) {
    grid-template-areas: 'amen words share';
    grid-template-columns: auto 1fr auto;
    gap: ${space[2]};
  }
`;
