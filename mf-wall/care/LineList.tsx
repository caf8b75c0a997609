import { useLingui } from '@lingui/react/macro';
import { ExternalLink, Phone } from 'lucide-react';
import { Button, Cluster, space, styled, Text } from 'kit';
import type { CrisisLinesQuery } from '../gen/graphql';

interface LineListProps {
  label: string;
  lines: CrisisLinesQuery['crisisLines'];
}

/** Helplines with their numbers and websites. */
export function LineList({ label, lines }: LineListProps) {
  const { t } = useLingui();
  return (
    <List aria-label={label}>
      {lines.map(({ country, name, phone, url }) => (
        <li key={`${country} ${name}`}>
          <Text size="small">
            <strong>{name}</strong>, {country}
          </Text>
          <Cluster gap={2}>
            {phone && <Button as="a" href={dialled(phone)} icon={<Phone />}>{t`Call ${phone}`}</Button>}
            {url && (
              <Button
                as="a"
                variant="quiet"
                href={url}
                target="_blank"
                rel="noreferrer"
                icon={<ExternalLink />}
              >
                {siteOf(url)}
              </Button>
            )}
          </Cluster>
        </li>
      ))}
    </List>
  );
}

function dialled(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space[1]};
  }
`;
