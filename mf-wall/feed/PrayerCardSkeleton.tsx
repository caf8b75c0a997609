import type { ReactNode } from 'react';
import { Card, Skeleton, SkeletonText, Stack, styled, type } from 'kit';
import { BylineSkeleton } from '../prayer/BylineParts';
import { CardActions } from './CardActions';

interface PrayerCardSkeletonProps {
  /** The texts that are known already. */
  name?: ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** Below the text. */
  care?: ReactNode;
}

/** The placeholder of a card. */
export function PrayerCardSkeleton({
  name,
  title = <Skeleton width="70%" height="1.2em" />,
  text = <SkeletonText lines={3} />,
  care,
}: PrayerCardSkeletonProps) {
  return (
    <Card>
      <Content>
        <BylineSkeleton name={name} />
        <Stack gap={2}>
          <Title dir="auto">{title}</Title>
          {text}
        </Stack>
        {care}
        <CardActions>
          <Skeleton width="7rem" height="2.75rem" />
          <Skeleton width="4.5rem" height="2.75rem" />
          <Toggle>
            <Skeleton shape="line" width="12rem" />
          </Toggle>
        </CardActions>
      </Content>
    </Card>
  );
}

/** As high as the card. */
const Content = styled(Stack)`
  height: 100%;
`;

const Toggle = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Title = styled.span`
  ${type.subheading}
  min-width: 0;
`;
