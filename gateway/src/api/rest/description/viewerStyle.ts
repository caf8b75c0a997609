import { declareRoles, palette, type RoleName } from 'schema/palette';

const roles: RoleName[] = ['surface', 'surfaceRaised', 'ink', 'inkSoft', 'accent', 'lineStrong', 'focus'];

export const viewerStyle = `
:root { color-scheme: light dark; ${declareRoles(palette.light, roles)} }
@media (prefers-color-scheme: dark) { :root { ${declareRoles(palette.dark, roles)} } }
body { margin: 0; background: var(--surface); color: var(--ink); }
`;
