import { Card, media, role, Skeleton, space, styled, type } from 'kit';

/** One card, with a line between its figures. */
export const FigureGrid = styled(Card).attrs({ as: 'dl', padding: 'none' as const })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  overflow: hidden;
  background: ${role.line};

  @media ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const Figure = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]};
  background: ${role.surfaceRaised};

  dt {
    ${type.small}
    font-weight: 600;
    color: ${role.inkSoft};
  }
`;

/** The placeholders of six figures. */
export function LoadingFigures() {
  return (
    <FigureGrid as="div">
      {Array.from({ length: 6 }, (_, index) => (
        <Figure key={index}>
          <Skeleton height="5rem" />
        </Figure>
      ))}
    </FigureGrid>
  );
}
