import { declareRoles, palette, type RoleName } from 'schema/palette';

const roles: RoleName[] = [
  'surface',
  'surfaceRaised',
  'ink',
  'inkSoft',
  'inkOnAccent',
  'accent',
  'accentStrong',
  'lineStrong',
  'successSoft',
  'focus',
  'logoArch',
  'logoFlame',
];

/** The style of pages without the browser application: the site's colours in both schemes, no file to load. */
export const style = `
:root {
  color-scheme: light dark;
  --heading: Newsreader, Georgia, "Times New Roman", serif;
  ${declareRoles(palette.light, roles)}
}
@media (prefers-color-scheme: dark) {
  :root {
    ${declareRoles(palette.dark, roles)}
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--surface); color: var(--ink);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header, main { max-width: 34rem; margin: 0 auto; padding: 1rem; }
header a {
  display: inline-flex; gap: 0.625rem; align-items: center; min-height: 44px; color: var(--ink); text-decoration: none;
  font: 600 1.375rem/1.25 var(--heading);
}
header svg { flex: none; width: 2rem; height: 2rem; }
.arch { fill: var(--logo-arch); }
.flame { fill: var(--logo-flame); }
main { display: grid; gap: 1.25rem; }
section { display: grid; gap: 1.25rem; padding: 1.5rem; border-radius: 1rem; background: var(--surface-raised); }
h1 { margin: 0; font: 600 1.75rem/1.25 var(--heading); }
h2 { margin: 0; font-size: 1.125rem; }
h3 { margin: 0; font-size: 1rem; }
p, ul { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: 1.25rem; }
.field { display: grid; gap: 0.375rem; }
label { font-weight: 600; }
.box { display: flex; align-items: center; gap: 0.75rem; min-height: 44px; font-weight: 400; }
.box input { width: 1.5rem; height: 1.5rem; accent-color: var(--accent); }
select, input[type=text], input[type=url], input[type=email] {
  width: 100%; min-height: 44px; padding: 0.5rem; font: inherit; color: inherit;
  background: var(--surface-raised); border: 1px solid var(--line-strong); border-radius: 0.625rem;
}
button {
  justify-self: start; min-height: 44px; padding: 0.625rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--ink-on-accent); background: var(--accent); border: 1px solid transparent; border-radius: 999rem;
}
button:hover { background: var(--accent-strong); }
button.quiet { color: var(--accent); background: none; border-color: var(--line-strong); }
button.quiet:hover { background: var(--surface); }
button:disabled { color: var(--ink-soft); background: none; border-color: var(--line-strong); cursor: default; }
summary { display: flex; align-items: center; min-height: 44px; color: var(--accent); cursor: pointer; }
summary::before { content: "+"; width: 1.25rem; }
[open] > summary::before { content: "\\2212"; }
.area { display: grid; gap: 0.75rem; padding-top: 1.25rem; border-top: 1px solid var(--line-strong); }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.soft { color: var(--ink-soft); }
.success { padding: 0.75rem 1rem; border-radius: 0.625rem; background: var(--success-soft); }
.links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.links a, li a { display: inline-flex; align-items: center; min-height: 44px; }
a { color: var(--accent); }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line-strong); border-radius: 0.5rem; background: var(--surface); }
code { font: 0.875rem/1.6 ui-monospace, Menlo, monospace; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.6 ui-monospace, Menlo, monospace; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
