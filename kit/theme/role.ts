import { propertyOf, roleNames, type RoleName } from 'schema/palette';

/** Colours by their role, as custom properties that follow the visitor's light or dark scheme. */
export const role = Object.fromEntries(roleNames.map((name) => [name, `var(${propertyOf(name)})`])) as Record<
  RoleName,
  string
>;

/** Soft backgrounds that distinguish kinds, each with a legible text colour. */
export const tint = {
  sage: { surface: role.sage, ink: role.sageInk },
  rose: { surface: role.rose, ink: role.roseInk },
  sky: { surface: role.sky, ink: role.skyInk },
  sand: { surface: role.sand, ink: role.sandInk },
  plum: { surface: role.plum, ink: role.plumInk },
  stone: { surface: role.stone, ink: role.stoneInk },
};

export type TintName = keyof typeof tint;
