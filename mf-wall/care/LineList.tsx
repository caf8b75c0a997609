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
  const { t, i18n } = useLingui();
  return (
    <List aria-label={label}>
      {lines.map(({ country, countryCode, name, phone, url }) => (
        <li key={`${country} ${name}`}>
          <Text size="small">
            <strong>{name}</strong>,{' '}
            {countryCode === 'ZZ' && country === 'Everywhere'
              ? t({ message: 'Everywhere', comment: 'A helpline for all countries' })
              : inLanguage(i18n.locale, country, countryCode)}
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

/** The name of a country, which the product says in English; a community's own name for it stays. */
function inLanguage(locale: string, country: string, code: string): string {
  const nameIn = (language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code);
  return nameIn('en') === country ? nameIn(locale)! : country;
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

  /* A number is not divided. */
  [href^='tel:'] {
    white-space: nowrap;
  }
`;
