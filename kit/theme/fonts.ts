import { fontFiles } from './fontFiles';

export const family = {
  heading:
    "'Newsreader', 'Newsreader as Georgia', 'Newsreader as Times', 'Newsreader as Noto', 'Newsreader as DejaVu', var(--serif, Georgia, 'Noto Serif', serif)",
  text: "'Atkinson', 'Atkinson as Arial', 'Atkinson as Roboto', 'Atkinson as DejaVu', system-ui, sans-serif",
};

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * The site's fonts, and system fonts with adjusted metrics as fallbacks, so that nothing moves when a font has loaded.
 * The metrics come from the fonts' tables (capsize), for Latin letters: other scripts have the system's own fonts, which
 * have a bold face. On Linux there is often DejaVu alone, which is a sixth wider than the rest. The build leaves out
 * weights that type.ts does not use (kit/build/shell.mjs). The lighter serif of what people say is a file of its own, which
 * only pages with such words load.
 */
export const fontFaces = [
  face('Newsreader', '500 800', 'normal', fontFiles.headingLatinExt, latinExt),
  face('Newsreader', '500 800', 'normal', fontFiles.headingLatin, latin),
  face('Newsreader', '200 499', 'normal', fontFiles.wordsLatinExt, latinExt),
  face('Newsreader', '200 499', 'normal', fontFiles.wordsLatin, latin),
  face('Newsreader', '200 800', 'italic', fontFiles.headingLatinExtItalic, latinExt),
  face('Newsreader', '200 800', 'italic', fontFiles.headingLatinItalic, latin),
  face('Atkinson', '200 800', 'normal', fontFiles.textLatinExt, latinExt),
  face('Atkinson', '200 800', 'normal', fontFiles.textLatin, latin),
  face('Atkinson', '200 800', 'italic', fontFiles.textLatinExtItalic, latinExt),
  face('Atkinson', '200 800', 'italic', fontFiles.textLatinItalic, latin),
  fallback('Newsreader as Georgia', ['Georgia'], 96.12, 76.47, 27.57, 1.032),
  fallback(
    'Newsreader as Times',
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    105.48,
    69.68,
    25.12,
    1.027,
  ),
  fallback(
    'Newsreader as Noto',
    ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
    89.09,
    82.51,
    29.75,
    1.032,
  ),
  fallback('Newsreader as DejaVu', ['DejaVu Serif'], 85, 86.47, 31.18, 1.01),
  fallback('Atkinson as Arial', ['Arial', 'ArialMT', 'Liberation Sans'], 99.6, 98.8, 31.73, 1.03),
  fallback('Atkinson as Roboto', ['Roboto', 'Roboto Regular', 'Roboto-Regular'], 99.81, 98.58, 31.66, 1.03),
  fallback('Atkinson as DejaVu', ['DejaVu Sans'], 88, 111.82, 35.91, 1.036),
].join('\n');

function face(name: string, weights: string, style: string, file: string, range: string): string {
  return `@font-face {
    font-family: '${name}';
    font-style: ${style};
    font-weight: ${weights};
    font-display: swap;
    src: url('${file}') format('woff2');
    unicode-range: ${range};
  }`;
}

/**
 * A font of the system as the site's, in percent of its size.
 *
 * @param heavier the factor of its size at the weight of headings and buttons (decision 105): there the site's font is
 * wider, but the system's, which has one weight here, is at most made bold by the browser, without becoming wider
 */
function fallback(
  name: string,
  locals: string[],
  size: number,
  ascent: number,
  descent: number,
  heavier: number,
): string {
  const sized = (weights: string, factor: number) => `@font-face {
    font-family: '${name}';
    font-weight: ${weights};
    src: ${locals.map((local) => `local('${local}')`).join(', ')};
    size-adjust: ${(size * factor).toFixed(2)}%;
    ascent-override: ${(ascent / factor).toFixed(2)}%;
    descent-override: ${(descent / factor).toFixed(2)}%;
    line-gap-override: 0%;
    unicode-range: U+0-36F,U+1E00-2E7F;
  }`;
  return `${sized('200 499', 1)}
  ${sized('500', heavier)}`;
}
