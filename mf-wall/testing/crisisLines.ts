/** Crisis lines as the gateway returns them. */
export const crisisLines = [
  aLine('DE', 'Germany', 'TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'),
  aLine('GB', 'United Kingdom', 'Samaritans', '116 123', null),
  aLine('US', 'United States', '988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org'),
  aLine('ZZ', 'Everywhere', 'Find a Helpline', null, 'https://findahelpline.com'),
];

function aLine(countryCode: string, country: string, name: string, phone: string | null, url: string | null) {
  return { __typename: 'CrisisLine' as const, countryCode, country, name, phone, url };
}
