import type { ReactNode } from 'react';
import { Cluster, Skeleton, SkeletonText } from 'kit';
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
  /** What is known already. */
  id?: string;
  name?: ReactNode;
  titles?: ReactNode;
  story?: ReactNode;
  /** Beside the button. */
  note?: ReactNode;
}

/** The placeholder of a testimony. */
export function TestimonyCardSkeleton({
  id,
  name = nothing,
  titles = <TitlesSkeleton />,
  story = <SkeletonText lines={5} />,
  note,
}: TestimonyCardSkeletonProps) {
  return (
    <LitCard id={id}>
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
          <Cluster gap={3}>
            <Skeleton width="11.75rem" height="2.75rem" />
            {note}
          </Cluster>
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
