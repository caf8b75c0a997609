import type { CrisisLine } from 'schema/rules/settings';
import type { Config } from '../../config';

/** As published by the helplines; a community can provide its own list (CRISIS_LINES_FILE). */
const known: readonly CrisisLine[] = [
  line('AU', 'Australia', 'Lifeline', '13 11 14', 'https://www.lifeline.org.au'),
  line('AT', 'Austria', 'TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at'),
  line('BR', 'Brazil', 'Centro de Valorização da Vida', '188', 'https://cvv.org.br'),
  line('CA', 'Canada', '9-8-8 Suicide Crisis Helpline', '988', 'https://988.ca'),
  line('FR', 'France', '3114, numéro national de prévention du suicide', '3114', 'https://3114.fr'),
  line('DE', 'Germany', 'TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'),
  line('IN', 'India', 'Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in'),
  line('IE', 'Ireland', 'Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
  line('IT', 'Italy', 'Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it'),
  line('KE', 'Kenya', 'Befrienders Kenya', '0722 178 177', 'https://www.befrienderskenya.org'),
  line('NL', 'Netherlands', '113 Zelfmoordpreventie', '113', 'https://www.113.nl'),
  line('NZ', 'New Zealand', '1737, need to talk?', '1737', 'https://1737.org.nz'),
  line('PH', 'Philippines', 'NCMH Crisis Hotline', '1553', null),
  line('SG', 'Singapore', 'Samaritans of Singapore', '1767', 'https://www.sos.org.sg'),
  line('ZA', 'South Africa', 'Suicide Crisis Helpline (SADAG)', '0800 567 567', 'https://www.sadag.org'),
  line('KR', 'South Korea', 'Suicide prevention line', '109', null),
  line('ES', 'Spain', 'Línea 024', '024', null),
  line('CH', 'Switzerland', 'Die Dargebotene Hand', '143', 'https://www.143.ch'),
  line('GB', 'United Kingdom', 'Samaritans', '116 123', 'https://www.samaritans.org'),
  line('US', 'United States', '988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org'),
  line('ZZ', 'Everywhere', 'Find a Helpline', null, 'https://findahelpline.com'),
];

/** Helplines by country; those for all countries last. One without telephone and page would help nobody. */
export function crisisLinesOf({ crisisLines }: Pick<Config, 'crisisLines'>): CrisisLine[] {
  const lines = (crisisLines ?? known).filter(({ phone, url }) => phone !== null || url !== null);
  return lines.toSorted(
    (one, other) =>
      Number(one.countryCode === 'ZZ') - Number(other.countryCode === 'ZZ') ||
      one.country.localeCompare(other.country),
  );
}

function line(
  countryCode: string,
  country: string,
  name: string,
  phone: string | null,
  url: string | null,
): CrisisLine {
  return { countryCode, country, name, phone, url };
}
