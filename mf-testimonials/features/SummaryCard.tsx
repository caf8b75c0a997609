import type { LucideIcon } from 'lucide-react';
import { Card, Heading, IconTile, Link, role, Stack, styled, Text } from 'kit';
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
    <Card isInteractive>
      <Stack gap={3}>
        <IconTile $side="2.75rem">
          <Icon />
        </IconTile>
        <Heading level={3} size="label">
          <Title to={featuresTab(tab)} replace>
            {title}
          </Title>
        </Heading>
        <Text size="small" tone="soft">
          {text}
        </Text>
      </Stack>
    </Card>
  );
}

const Title = styled(Link)`
  color: ${role.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
