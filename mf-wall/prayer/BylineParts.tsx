import { role, Skeleton, space, styled, Text, type } from 'kit';
import type { ReactNode } from 'react';

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`;

export const Who = styled.div`
  display: grid;
  min-width: 0;
`;

export const When = styled.span`
  ${type.small}
  color: ${role.inkSoft};
`;

/** The placeholder of a byline, with the same height. */
export function BylineSkeleton({ name = nothing }: { name?: ReactNode }) {
  return (
    <Row>
      <Skeleton shape="circle" />
      <Who>
        <Text as="span" isStrong>
          {name}
        </Text>
        <When>{nothing}</When>
      </Who>
    </Row>
  );
}

const nothing = '\u00a0';
