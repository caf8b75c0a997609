import { palette, type RoleName } from './palette';

const surfaces: RoleName[] = ['surface', 'surfaceRaised', 'surfaceSunken'];
const softSurfaces: RoleName[] = ['accentSoft', 'highlightSoft', 'successSoft', 'warningSoft', 'dangerSoft'];
const tints: RoleName[] = ['sage', 'rose', 'sky', 'sand', 'plum', 'stone'];

/** Every text colour with the backgrounds that components use. */
const texts: [RoleName, RoleName[]][] = [
  ['ink', [...surfaces, ...softSurfaces, ...tints]],
  ['inkSoft', [...surfaces, 'line', 'accentSoft', 'highlightSoft']],
  ['accent', [...surfaces, ...softSurfaces]],
  ['accentStrong', [...surfaces, ...softSurfaces]],
  ['danger', [...surfaces, 'dangerSoft']],
  ['dangerStrong', [...surfaces, 'dangerSoft']],
  ['success', [...surfaces, 'successSoft']],
  ['warning', [...surfaces, 'warningSoft']],
  ['highlightInk', [...surfaces, 'highlightSoft']],
  ['inkOnAccent', ['accent', 'accentStrong']],
  ['inkOnDanger', ['danger', 'dangerStrong']],
  ...tints.map((tint): [RoleName, RoleName[]] => [`${tint}Ink` as RoleName, [tint]]),
];

/** Borders, icons and focus rings that must be distinguishable. */
const graphics: [RoleName, RoleName[]][] = [
  ['lineStrong', surfaces],
  ['focus', [...surfaces, ...softSurfaces, ...tints]],
  ['accent', [...surfaces, ...softSurfaces]],
  ['logoFlame', ['logoArch']],
];

describe.each([
  ['light', palette.light],
  ['dark', palette.dark],
])('%s', (_, scheme) => {
  test.each(pairsOf(texts))('%s is legible on %s', (text, background) => {
    expect(contrast(scheme[text], scheme[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(graphics))('%s is distinguishable on %s', (graphic, background) => {
    expect(contrast(scheme[graphic], scheme[background])).toBeGreaterThanOrEqual(3);
  });
});

function pairsOf(list: [RoleName, RoleName[]][]): [RoleName, RoleName][] {
  return list.flatMap(([front, backgrounds]) =>
    backgrounds.map((background): [RoleName, RoleName] => [front, background]),
  );
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
