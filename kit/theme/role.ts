import { day, type RoleName } from './colours';

/** What a colour is for, as a custom property that follows the visitor's light or dark scheme. */
export const role = Object.fromEntries(
  Object.keys(day).map((name) => [name, `var(${propertyOf(name)})`]),
) as Record<RoleName, string>;

/** Soft surfaces to tell kinds of things apart, each with an ink that is legible on it. */
export const tint = {
  sage: { surface: role.sage, ink: role.sageInk },
  rose: { surface: role.rose, ink: role.roseInk },
  sky: { surface: role.sky, ink: role.skyInk },
  sand: { surface: role.sand, ink: role.sandInk },
  plum: { surface: role.plum, ink: role.plumInk },
  stone: { surface: role.stone, ink: role.stoneInk },
};

export type TintName = keyof typeof tint;

/** The declarations that give every role its colour in one scheme. */
export function declareRoles(scheme: Record<RoleName, string>): string {
  return Object.entries(scheme)
    .map(([name, colour]) => `${propertyOf(name)}: ${colour};`)
    .join('\n');
}

function propertyOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
