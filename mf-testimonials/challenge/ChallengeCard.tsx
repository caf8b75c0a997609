import { useLingui } from '@lingui/react/macro';
import { Card, Heading, Link, role, space, styled, Text } from 'kit';
import type { DailyQuery } from '../gen/graphql';
import { challengePage } from './challengePage';

interface ChallengeCardProps {
  challenge: DailyQuery['dailyChallenge'];
}

/** The challenge of the day; the whole card is a link to where it is met. */
export function ChallengeCard({ challenge: { title, description } }: ChallengeCardProps) {
  const { t } = useLingui();
  return (
    <Challenge isInteractive>
      <Heading level={2} size="label">{t`Daily Challenge`}</Heading>
      <div>
        <Text isStrong>
          <Way to={challengePage(title)}>
            <bdi>{title}</bdi>
          </Way>
        </Text>
        <Text tone="soft">
          <bdi>{description}</bdi>
        </Text>
      </div>
    </Challenge>
  );
}

const Way = styled(Link)`
  color: ${role.ink};
  text-decoration-color: ${role.lineStrong};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Challenge = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[7]};
  align-items: baseline;

  h2 {
    color: ${role.accent};
  }

  > div {
    flex: 1 1 20rem;
  }
`;
