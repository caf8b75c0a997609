/** The look of pages that the gateway writes itself: the site's colours by day and by night, no file to fetch. */
export const style = `
:root {
  color-scheme: light dark;
  --heading: Newsreader, Georgia, "Times New Roman", serif;
  --surface: #f3f0e9; --raised: #fffdf9; --ink: #1d2829; --soft: #505b5c; --line: #837c6d;
  --accent: #1d5a52; --strong: #13433d; --on-accent: #fffdf9; --kept: #dcebd9; --focus: #a84b00;
  --niche: #1d5a52; --flame: #ffd890;
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #11181a; --raised: #1a2427; --ink: #eee8db; --soft: #aab3ae; --line: #75868a;
    --accent: #8ccfbc; --strong: #b5e4d7; --on-accent: #0a211d; --kept: #1d3825; --focus: #ffcb73;
    --niche: #2c7268; --flame: #ffdf9e;
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
.niche { fill: var(--niche); }
.flame { fill: var(--flame); }
main { display: grid; gap: 1.25rem; }
section { display: grid; gap: 1.25rem; padding: 1.5rem; border-radius: 1rem; background: var(--raised); }
h1 { margin: 0; font: 600 1.75rem/1.25 var(--heading); }
h2 { margin: 0; font-size: 1.125rem; }
p, ul { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: 1.25rem; }
.field { display: grid; gap: 0.375rem; }
label { font-weight: 600; }
.box { display: flex; align-items: center; gap: 0.75rem; min-height: 44px; font-weight: 400; }
.box input { width: 1.5rem; height: 1.5rem; accent-color: var(--accent); }
select {
  width: 100%; min-height: 44px; padding: 0.5rem; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--line); border-radius: 0.625rem;
}
button {
  justify-self: start; min-height: 44px; padding: 0.625rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 1px solid transparent; border-radius: 999rem;
}
button:hover { background: var(--strong); }
.soft { color: var(--soft); }
.kept { padding: 0.75rem 1rem; border-radius: 0.625rem; background: var(--kept); }
.links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.links a, li a { display: inline-flex; align-items: center; min-height: 44px; }
a { color: var(--accent); }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.6 ui-monospace, Menlo, monospace; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
