import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from 'kit';
import {
  Actions,
  Content,
  Light,
  LitCard,
  Name,
  Row,
  Story,
  Title,
  Titles,
  When,
  Who,
} from './TestimonyParts';

interface TestimonyCardSkeletonProps {
  /** The texts that are known already. */
  name?: ReactNode;
  titles?: ReactNode;
  story?: ReactNode;
}

/** The placeholder of a testimony. */
export function TestimonyCardSkeleton({
  name = nothing,
  titles = <TitlesSkeleton />,
  story = <SkeletonText lines={5} />,
}: TestimonyCardSkeletonProps) {
  return (
    <LitCard>
      <Content>
        <Row>
          <Skeleton shape="circle" />
          <Who>
            <Name dir="auto">{name}</Name>
            <When>{nothing}</When>
          </Who>
          <Light />
        </Row>
        <Titles>{titles}</Titles>
        <Story dir="auto">{story}</Story>
        <Actions>
          <Skeleton width="10rem" height="2.75rem" />
        </Actions>
      </Content>
    </LitCard>
  );
}

const TitlesSkeleton = () => (
  <>
    <Skeleton width="8rem" height="1.5rem" />
    <Title>
      <Skeleton width="70%" height="1.2em" />
    </Title>
  </>
);

const nothing = '\u00a0';
