import { declareRoles, palette, type RoleName } from 'schema/palette';
import type { Choice, Layout } from './choice';

const roles: RoleName[] = [
  'surface',
  'surfaceRaised',
  'ink',
  'inkSoft',
  'inkOnAccent',
  'accent',
  'accentStrong',
  'line',
  'lineStrong',
  'focus',
];

/** The whole style of the page: for the screen, the paper, and the layout. */
export function styleOf({ layout, paper }: Choice): string {
  const isLandscape = layout === 'bulletin' || layout === 'booklet';
  const { width, height, size } = papers[paper];
  const sides = isLandscape ? { width: height, height: width } : { width, height };
  return [
    `:root { color-scheme: light dark; ${declareRoles(palette.light, roles)} }`,
    `@media (prefers-color-scheme: dark) { :root { ${declareRoles(palette.dark, roles)} } }`,
    `@page { size: ${size} ${isLandscape ? 'landscape' : 'portrait'}; margin: ${margins[layout]}; ${footers[layout]} }`,
    `.paper { --width: ${sides.width}mm; --height: ${sides.height}mm; --margin: ${margins[layout]}; }`,
    screen,
    shared,
    ...(layout === 'bulletin' ? [] : [codeAside]),
    layoutStyles[layout],
  ].join('\n');
}

/** Millimetres, upright. */
const papers: Record<Choice['paper'], { size: string; width: number; height: number }> = {
  a4: { size: 'A4', width: 210, height: 297 },
  letter: { size: 'letter', width: 215.9, height: 279.4 },
};

const margins: Record<Layout, string> = { list: '15mm', bulletin: '8mm', booklet: '0', large: '14mm' };

const pageNumber = (size: string) =>
  `@bottom-right { content: counter(page) ' / ' counter(pages); font: ${size} system-ui, sans-serif; }`;

const footers: Record<Layout, string> = {
  list: pageNumber('8pt'),
  bulletin: '',
  booklet: '',
  large: pageNumber('18pt'),
};

const screen = `
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--surface); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
h1, h2, h3, p { margin: 0; }
.bar {
  display: grid; gap: 0.75rem; max-width: 64rem; margin: 0 auto; padding: 1rem 1rem 1.5rem;
}
.bar a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); }
h1 { font: 600 1.75rem/1.25 Newsreader, Georgia, "Times New Roman", serif; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
label { display: grid; flex: 1 1 9rem; gap: 0.25rem; font-weight: 600; }
select {
  width: 100%; min-height: 44px; padding: 0.5rem; font: inherit; font-weight: 400; color: inherit;
  background: var(--surface-raised); border: 1px solid var(--line-strong); border-radius: 0.625rem;
}
.buttons { display: flex; flex: 0 1 auto; gap: 0.75rem; }
button {
  min-height: 44px; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--ink-on-accent); background: var(--accent); border: 1px solid transparent; border-radius: 999rem;
}
button:hover { background: var(--accent-strong); }
button.quiet { color: var(--accent); background: none; border-color: var(--line-strong); }
button.quiet:hover { background: var(--surface-raised); }
@media (max-width: 30rem) { .buttons, button { flex: 1; } }
.hint { color: var(--ink-soft); }
.bar :focus-visible, .preview:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.paper {
  color-scheme: light; width: min(var(--width), 100%); margin: 0 auto 2rem; padding: min(var(--margin), 5vw);
  background: Canvas; color: CanvasText; border: 1px solid var(--line);
}
.preview { overflow-x: auto; padding: 0 1rem; }
@media print {
  .bar { display: none; }
  body { background: none; }
  .paper { width: auto; margin: 0; padding: 0; border: 0; }
  .preview { overflow: visible; padding: 0; }
}
`;

/** In millimetres and points, also on the screen: the preview has the lines of the paper. */
const shared = `
.paper { font: 10.5pt/1.4 Newsreader, Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
.paper a { color: inherit; text-decoration: none; }
.masthead { margin-bottom: 7mm; padding-bottom: 4mm; border-bottom: 0.4mm solid; break-inside: avoid; }
.name { display: flex; gap: 2mm; align-items: center; font-weight: 600; }
.name svg { flex: none; width: 1.35em; height: 1.35em; fill: none; stroke: currentColor; stroke-width: 1.5; }
.name .flame { fill: currentColor; stroke: none; }
h2 { margin-block: 1mm; font-size: 22pt; line-height: 1.15; font-weight: 600; }
.none { margin-top: 6mm; }
article { border-bottom: 0.2mm solid color-mix(in srgb, CanvasText 45%, Canvas); break-inside: avoid; }
h3 { font-size: 13pt; line-height: 1.25; font-weight: 600; text-wrap: balance; }
.by, .link { font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-size: 8.5pt; }
.words { white-space: pre-line; }
.link { display: flex; gap: 3mm; align-items: center; }
.qr { flex: none; width: 16mm; height: 16mm; }
.more { break-inside: avoid; }
`;

/** The code stands to the right of the whole prayer, its address below the words. */
const codeAside = `
.paper { --qr: 20mm; }
article { display: grid; grid-template: auto auto 1fr auto / 1fr var(--qr); column-gap: 8mm; }
article > * { grid-column: 1; }
.link { display: contents; }
.link a { grid-row: 4; margin-top: 2mm; }
.qr { grid-column: 2; grid-row: 1 / span 4; width: var(--qr); height: var(--qr); }
`;

const layoutStyles: Record<Layout, string> = {
  list: `
.paper { font-size: 11pt; }
article { margin-bottom: 5mm; padding-bottom: 5mm; }
.by { margin-bottom: 1.5mm; }
`,
  bulletin: `
.paper { padding: 8mm; columns: 4 48mm; column-gap: 16mm; font-size: 8.5pt; line-height: 1.36; }
.masthead { margin-bottom: 4mm; padding-bottom: 3mm; }
h2 { font-size: 16pt; }
h3 { font-size: 10pt; }
.by, .link { font-size: 7pt; line-height: 1.35; }
.by { margin-bottom: 0.5mm; }
article { margin-bottom: 4mm; padding-bottom: 3mm; }
.link { gap: 2mm; margin-top: 1.5mm; }
.qr { width: 14mm; height: 14mm; }
@media print {
  .paper { padding: 0; columns: 4; column-fill: auto; }
  /* Repeated on each sheet, as fixed things are in print. */
  .paper::after { content: ""; position: fixed; inset-block: 0; inset-inline-start: 50%; border-inline-start: 0.2mm dashed; }
}
`,
  booklet: `
.sheet {
  display: flex; width: var(--width); height: calc(var(--height) - 0.5mm); padding: 0; overflow: hidden;
  break-after: page; break-inside: avoid;
}
.sheet:last-child { break-after: auto; }
@media print { .sheet { width: var(--width); } }
.page { position: relative; flex: 0 0 50%; padding: 13mm; }
.page + .page { border-inline-start: 1px dotted; }
@media print { .page + .page { border-inline-start: 0; } }
.by { margin-bottom: 1mm; line-height: 4.4mm; }
.paper { --qr: 16mm; }
article { column-gap: 6mm; margin-bottom: 4.5mm; padding-bottom: 4.5mm; }
article:last-of-type { border-bottom: 0; }
article .link a { margin-top: 1.5mm; }
.number { position: absolute; inset: auto 0 6mm; font-size: 8.5pt; text-align: center; }
.notes { font-style: italic; }
:is(:lang(ar), :lang(he), :lang(ko), :lang(zh)) .notes { font-style: normal; }
.cover, .back { display: flex; flex-direction: column; justify-content: center; text-align: center; }
.cover .masthead { margin: 0; padding: 0; border: 0; }
.cover .name { justify-content: center; font-size: 13pt; }
.cover .name svg { width: 10mm; height: 10mm; }
.cover h2 { margin-block: 8mm 4mm; font-size: 28pt; }
.back { gap: 6mm; align-items: center; }
.back .link { display: grid; gap: 3mm; justify-items: center; }
.back .link > * { grid-area: auto; margin: 0; }
.back .qr { width: 30mm; height: 30mm; }
`,
  large: `
.paper { font-size: 18pt; line-height: 1.32; }
h2 { font-size: 28pt; }
h3 { font-size: 20pt; line-height: 1.2; }
.by, .link { font-size: 18pt; line-height: 1.25; }
.by { margin-bottom: 2mm; }
.paper { --qr: 26mm; }
article { margin-bottom: 6mm; padding-bottom: 6mm; border-width: 0.4mm; }
`,
};
