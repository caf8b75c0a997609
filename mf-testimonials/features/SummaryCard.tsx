import type { LucideIcon } from 'lucide-react';
import { Card, Heading, Link, role, space, Stack, styled, Text } from 'kit';
import { featuresTab, type FeaturesTab } from 'schema/addresses';

interface SummaryCardProps {
  tab: FeaturesTab;
  title: string;
  text: string;
  Icon: LucideIcon;
}

/** A feature in one sentence; the whole card is a link to its tab. */
export function SummaryCard({ tab, title, text, Icon }: SummaryCardProps) {
  return (
    <Card isInteractive tone="outlined" padding="small">
      <Stack gap={2}>
        <Name>
          <Icon aria-hidden="true" />
          <Heading level={3} size="label">
            <Title to={featuresTab(tab)} replace>
              {title}
            </Title>
          </Heading>
        </Name>
        <Text size="small" tone="soft">
          {text}
        </Text>
      </Stack>
    </Card>
  );
}

const Name = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${role.accent};
  }
`;

const Title = styled(Link)`
  color: ${role.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
