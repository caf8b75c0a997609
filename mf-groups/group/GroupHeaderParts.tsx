import { Card, media, radius, role, space, styled, tint, type TintName } from 'kit';

/** One below the other on a phone, and side by side where there is room for the longest date. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};

  @media ${media.phone} {
    flex-direction: column;

    > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const Frame = styled(Card)`
  overflow: hidden;
`;

export const Band = styled.div<{ $tint: TintName }>`
  height: 4.5rem;
  background: ${({ $tint }) => tint[$tint].surface};
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  padding: 0 ${space[4]} ${space[6]};

  > * {
    grid-column: 1 / -1;
  }

  @media ${media.tablet} {
    padding: 0 ${space[7]} ${space[7]};
  }
`;

export const archWidth = '4.75rem';

/** The arch stands on the band's edge, cut out of the card. */
export const Sign = styled.div`
  && {
    grid-column: 1;
    grid-row: 1;
  }

  width: fit-content;
  margin-block-start: -3rem;
  background: ${role.surfaceRaised};
  border-radius: ${radius.arch};
  box-shadow: 0 0 0 4px ${role.surfaceRaised};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** One below the other on a phone, where seven avatars and the count have just room or just not, by the font. */
export const People = styled.div`
  display: flex;
  gap: ${space[1]} ${space[2]};
  align-items: center;

  @media ${media.phone} {
    flex-direction: column;
    align-items: start;
  }
`;

/** Beside the arch where there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  @media ${media.tablet} {
    && {
      grid-column: 2;
      grid-row: 1;
    }

    justify-content: end;
    margin-block-start: ${space[4]};
  }
`;

/** On a phone in a row of its own, because its words are as long as the language has them. */
export const Join = styled.div`
  @media ${media.phone} {
    display: grid;
    flex: 1 0 100%;
  }
`;
