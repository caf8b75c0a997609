import { Trans } from '@lingui/react/macro';
import { role, Skeleton, space, styled, type } from 'kit';
import type { ReactNode } from 'react';

/** Badges that leave the name too little are below it. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

export const Who = styled.div`
  display: grid;
  flex: 1 1 min(6rem, 50%);
  min-width: 0;
`;

/** At most two lines: names have up to 100 characters. */
export const Name = styled.span`
  ${type.body}
  display: -webkit-box;
  overflow: hidden;
  font-weight: 700;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface SignatureProps {
  name: string;
  onBehalfOf: string | null;
}

/** 'Ruth Moab', or 'Ruth Moab for my neighbour'. */
export function Signature({ name, onBehalfOf }: SignatureProps) {
  if (!onBehalfOf) return name;
  return (
    <Trans comment="Who asks for prayer, and for whom: 'Ruth Moab for my neighbour'.">
      <bdi>{name}</bdi>{' '}
      <ForWhom>
        for <bdi>{onBehalfOf}</bdi>
      </ForWhom>
    </Trans>
  );
}

/** Not divided where a line of its own has room for it. */
const ForWhom = styled.span`
  display: inline-block;
  font-weight: 400;
`;

export const When = styled.span`
  ${type.small}
  color: ${role.inkSoft};
`;

/** One below the other, at the end of the line. */
export const Badges = styled.span`
  display: grid;
  gap: ${space[1]};
  justify-items: end;
  max-width: 100%;
  margin-inline-start: auto;
`;

/** The placeholder of a byline, with the same height. */
export function BylineSkeleton({ name = nothing }: { name?: ReactNode }) {
  return (
    <Row>
      <Skeleton shape="circle" />
      <Who>
        <Name dir="auto">{name}</Name>
        <When>{nothing}</When>
      </Who>
    </Row>
  );
}

const nothing = '\u00a0';
