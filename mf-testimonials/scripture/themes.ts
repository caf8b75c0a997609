import type { TintName } from 'kit';

/** The themes of the daily scripture, each with what it is about (specification, section 2). */
export const themes: readonly { name: string; about: string; tint: TintName }[] = [
  { name: 'Hope', about: 'what God has promised, when the way is long', tint: 'sky' },
  { name: 'Peace', about: 'rest for a troubled heart', tint: 'sage' },
  { name: 'Faith', about: 'trust in what we cannot see yet', tint: 'plum' },
  { name: 'Comfort', about: 'nearness for those who mourn', tint: 'stone' },
  { name: 'Strength', about: 'new courage for those who are tired', tint: 'sand' },
  { name: 'Love', about: 'how we are loved, and may love one another', tint: 'rose' },
];

/** A theme that is new to this page is shown without a colour of its own. */
export function tintOf(theme: string): TintName {
  return themes.find(({ name }) => name === theme)?.tint ?? 'stone';
}
