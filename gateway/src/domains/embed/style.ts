import { declareRoles, palette, type RoleName } from 'schema/palette';

export const themes = ['light', 'dark', 'auto'] as const;

export type Theme = (typeof themes)[number];

const roles: RoleName[] = [
  'surface',
  'surfaceRaised',
  'ink',
  'inkSoft',
  'accent',
  'line',
  'focus',
  'logoArch',
  'logoFlame',
];

/** The colours of a theme; `auto` follows the reader's system. */
const colours: Record<Theme, string> = {
  light: `:root { color-scheme: light; ${declareRoles(palette.light, roles)} }`,
  dark: `:root { color-scheme: dark; ${declareRoles(palette.dark, roles)} }`,
  auto: `:root { color-scheme: light dark; ${declareRoles(palette.light, roles)} }
@media (prefers-color-scheme: dark) { :root { ${declareRoles(palette.dark, roles)} } }`,
};

export function styleOf(theme: Theme): string {
  return colours[theme] + layout;
}

/** No height of its own: the page around it may give the frame the height of its content. */
const layout = `
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; padding: 1rem; background: var(--surface); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header, main, footer { max-width: 72rem; margin: 0 auto; }
h1, h2, p, ul { margin: 0; padding: 0; }
h1, h2, .words { font-family: Newsreader, Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; line-height: 1.25; font-weight: 600; }
h1 a { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 44px; color: inherit; text-decoration: none; }
h1 svg { flex: none; width: 1.75rem; height: 1.75rem; }
.arch { fill: var(--logo-arch); }
.flame { fill: var(--logo-flame); }
ul {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 0.75rem;
  padding-block: 0.75rem; list-style: none;
}
li, .empty {
  padding: 1rem 1.125rem 1.125rem; border: 1px solid var(--line); border-radius: 0.875rem;
  background: var(--surface-raised);
}
.empty { display: grid; gap: 0.25rem; margin-block: 0.75rem; padding-block: 2rem; text-align: center; }
h2 { font-size: 1.125rem; line-height: 1.3; font-weight: 600; text-wrap: balance; }
h2 a { display: block; padding-block: 0.25rem; color: inherit; text-decoration: none; }
.by { padding-bottom: 0.5rem; color: var(--ink-soft); font-size: 0.875rem; overflow-wrap: anywhere; }
.words {
  display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 6;
  font-size: 1.0625rem; white-space: pre-line; text-wrap: pretty;
}
footer a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-weight: 600; }
h1 a:hover, h2 a:hover, footer a:hover { text-decoration: underline; text-underline-offset: 0.15em; }
footer a { text-decoration: none; }
:focus-visible { border-radius: 0.375rem; outline: 3px solid var(--focus); outline-offset: 2px; }
`;
