import type { LucideIcon } from 'lucide-react';
import { Card, Heading, IconNiche, Link, role, Stack, styled, Text } from 'kit';
import { tabAddress, type FeatureTab } from './useTab';

interface SummaryCardProps {
  tab: FeatureTab;
  title: string;
  text: string;
  Icon: LucideIcon;
}

/** A feature in a sentence; the whole card leads to its tab. */
export function SummaryCard({ tab, title, text, Icon }: SummaryCardProps) {
  return (
    <Card isInteractive>
      <Stack gap={3}>
        <IconNiche $side="3rem">
          <Icon />
        </IconNiche>
        <Heading level={3}>
          <Title to={tabAddress(tab)} replace>
            {title}
          </Title>
        </Heading>
        <Text tone="soft">{text}</Text>
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
