import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { openBrowser } from '../checks/browser.mjs';

// npm run icons: draws the icons of the installed site from the logo, in a browser. They are committed.

const logo = readFileSync(inRoot('kit/ui/Logo/favicon.svg'), 'utf8');
const white = logo.replace(/fill="#1d5a52"/, 'fill="#fff" fill-rule="evenodd"');
const paths = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
/** One colour: the flame is a hole in the arch. */
const monochrome = white.replace(
  /<path[^]*(?=<\/svg>)/,
  `<path fill="#fff" fill-rule="evenodd" d="${paths.join(' ')}"/>`,
);
const [, surface] = /surface: '([^']+)'/.exec(readFileSync(inRoot('schema/palette.ts'), 'utf8'));

/** The share of the width that the logo has: a mask may cut off what is outside of 80 %. */
const icons = [
  { name: 'icon-192', size: 192, share: 0.86, picture: logo },
  { name: 'icon-512', size: 512, share: 0.86, picture: logo },
  { name: 'maskable-512', size: 512, share: 0.56, picture: logo, background: surface },
  { name: 'monochrome-512', size: 512, share: 0.7, picture: monochrome },
  { name: 'touch-180', size: 180, share: 0.68, picture: logo, background: surface },
];

const browser = await openBrowser();
const page = await browser.newPage();
for (const { name, size, share, picture, background = 'transparent' } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const side = Math.round(size * share);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">${picture.replace('<svg ', `<svg width="${side}" height="${side}" `)}`,
  );
  writeFileSync(inRoot('shell/icons', `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
