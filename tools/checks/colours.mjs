import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areas } from '../../scripts/tree/packages.mjs';
import { root } from '../../scripts/tree/root.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';

/** The site, mails, and the gateway's own pages. */
const styled = ['kit', 'shell', ...areas, 'gateway'];
/** A colour function of a custom property, `rgb(${…} / 0.1)`, is allowed. */
const rawColour =
  /(?<![\w&/.])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\()|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\$\{)/i;

/** Lines, as `file:line: text`, with a colour that is not taken from schema/palette.ts. */
export function findRawColours(folder = root) {
  return styled
    .flatMap((name) => filesUnder(path.join(folder, name)))
    .map((file) => path.relative(folder, file))
    .filter(
      (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes(`gen${path.sep}`),
    )
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (rawColour.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
}
