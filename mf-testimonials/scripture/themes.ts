import type { TintName } from 'kit';

/** The themes of the daily scripture, each with its colour (specification, section 2). */
export const themes: readonly { name: string; tint: TintName }[] = [
  { name: 'Hope', tint: 'sky' },
  { name: 'Peace', tint: 'sage' },
  { name: 'Faith', tint: 'plum' },
  { name: 'Comfort', tint: 'stone' },
  { name: 'Strength', tint: 'sand' },
  { name: 'Love', tint: 'rose' },
];

/** An unknown theme has no colour of its own. */
export function tintOf(theme: string): TintName {
  return themes.find(({ name }) => name === theme)?.tint ?? 'stone';
}
