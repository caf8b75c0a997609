import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tree/root.mjs';
import { filesUnder } from '../tree/stamps.mjs';

const styled = ['kit', 'shell', 'mf-wall', 'mf-testimonials', 'mf-groups', 'mf-admin'];
const theme = path.join('kit', 'theme');
const rawColour =
  /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

/** Places, as `file:line: text`, where a colour stands that is no role of the theme. */
export function findRawColours(folder = root) {
  return styled
    .flatMap((name) => filesUnder(path.join(folder, name)))
    .map((file) => path.relative(folder, file))
    .filter(
      (file) =>
        /\.(tsx?|css)$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        !file.includes(`gen${path.sep}`) &&
        !file.startsWith(theme),
    )
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (rawColour.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
}
