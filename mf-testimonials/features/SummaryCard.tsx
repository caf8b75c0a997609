import type { LucideIcon } from 'lucide-react';
import { Card, Heading, IconTile, Link, role, Stack, styled, Text, type } from 'kit';
import { featuresTab, type FeaturesTab } from 'schema/addresses';

interface SummaryCardProps {
  tab: FeaturesTab;
  title: string;
  text: string;
  /** The current state, in a few words. */
  today: string | null;
  Icon: LucideIcon;
}

/** A feature in one sentence; the whole card is a link to its tab. */
export function SummaryCard({ tab, title, text, today, Icon }: SummaryCardProps) {
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
        <Today>{today}</Today>
      </Stack>
    </Card>
  );
}

/** Of the same height before it is known. */
const Today = styled.p`
  ${type.small}
  min-height: 1lh;
  font-weight: 600;
  color: ${role.accent};
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
