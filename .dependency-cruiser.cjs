/**
 * The import rules (docs/architecture.md). tools/checks/importRules.test.cjs tests each with a breach: add one there
 * with each new rule.
 */
const areas = '(shell|mf-[^/]+)';
const tests = '[.]test[.][cm]?[jt]sx?$';
/** The jest configurations of all packages import tools/checks/jest. */
const notConfigured = { pathNot: '/jest[.]config[.]cjs$' };
/** An installed package: below node_modules, or by its bare name when it is not installed. */
const packages = (names) => `(^|node_modules/)(${names})(/|$)`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Modules that import each other should be one module, or share a third.',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolved',
      'An imported module exists and is a declared dependency.',
      {},
      { couldNotResolve: true },
    ),
    forbid(
      'no-barrels',
      'Inside a package a module is imported from the file that defines it.',
      {},
      {
        path: '^(?!node_modules).*/index[.][cm]?[jt]sx?$',
        pathNot: '(^|/)node_modules/|^kit/(index[.]ts|(forms|afterSignIn)/index[.]ts|testing/index[.]tsx)$',
      },
    ),

    forbid(
      'schema-alone',
      'schema imports no other package of this repository.',
      { path: '^schema/', ...notConfigured },
      { path: '^(kit|gateway|e2e|scripts|tools|shell|mf-[^/]+)/' },
    ),
    forbid(
      'gateway-to-schema',
      'Of this repository, the gateway imports only schema, and what makes and restores backups; its build, that of messages too.',
      { path: '^gateway/', ...notConfigured },
      { path: '^(kit|e2e|tools|shell|mf-[^/]+)/', pathNot: '^(kit/build|tools/backup/copy)/' },
    ),
    forbid(
      'stories-to-schema',
      'The stories use the site from outside.',
      { path: '^e2e/' },
      { path: '^(kit|gateway|tools|shell|mf-[^/]+)/' },
    ),
    forbid(
      'kit-to-schema',
      'kit is for all areas and imports none.',
      { path: '^kit/', ...notConfigured },
      { path: '^(gateway|e2e|scripts|tools|shell|mf-[^/]+)/' },
    ),

    forbid(
      'areas-apart',
      'The shell and the remotes use each other only at run time, through slots and routes.',
      { path: `^${areas}/` },
      { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    ),
    forbid(
      'areas-outside-gateway',
      'Areas reach the gateway over the network.',
      { path: `^${areas}/`, ...notConfigured },
      { path: '^(gateway|e2e|scripts|tools)/' },
    ),
    forbid(
      'kit-by-its-facade',
      "Areas import 'kit', 'kit/forms', 'kit/afterSignIn', 'kit/testing', 'kit/build' and 'kit/prerender', the shell also 'kit/start', 'kit/offline' and 'kit/offline/worker': files inside kit may move.",
      { path: `^${areas}/` },
      {
        path: '^kit/',
        pathNot:
          '^kit/(index[.]ts|start[.]ts|(forms|afterSignIn)/index[.]ts|offline/(page|worker)[.]ts|prerender/(prerender[.]ts|area[.]tsx)|testing/index[.]tsx|build/(remote|shell)[.]mjs)$',
      },
    ),
    forbid(
      'start-by-shell',
      'Only the shell starts the page; a remote would bundle the libraries a second time.',
      { path: '^mf-' },
      { path: '^kit/start[.]ts$' },
    ),
    forbid(
      'prerender-in-builds',
      'Prerendering runs in builds and is not part of the program.',
      { pathNot: '/prerender/' },
      { path: '^kit/prerender/' },
    ),
    forbid(
      'testing-in-tests',
      'Test code is not shipped.',
      { pathNot: `${tests}|/testing/` },
      { path: '^(kit|gateway/src)/testing/' },
    ),
    forbid(
      'build-in-builds',
      'The build of a remote is not part of it.',
      {
        pathNot:
          '^kit/build/|/webpack[.]config[.]mjs$|^gateway/[^/]+[.]mjs$|^tools/(checks|dev|messages|release)/',
      },
      { path: '^kit/build/' },
    ),
    forbid(
      'scripts-without-packages',
      'scripts must run on a machine where nothing is installed yet.',
      { path: '^scripts/', pathNot: `${tests}|/jest[.]config[.]cjs$` },
      {
        // A constant that the gateway reads too.
        pathNot: '^(scripts|tools)/|^schema/registryFormat[.]mjs$',
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'tools-after-installation',
      'Tools need installed packages, so scripts import them dynamically after the installation.',
      { path: '^scripts/', pathNot: `${tests}|/jest[.]config[.]cjs$` },
      { path: '^tools/', dynamic: false },
    ),
    forbid(
      'tools-outside-product',
      'Tools use the product only through its builds, its API, its languages and the descriptions of areas.',
      { path: '^tools/' },
      {
        path: '^(schema/(?!(compatibility/\\w+|signatures|area|locales|registry|routes|registryFormat)[.]mjs)|gateway/(?!bundle[.]mjs)|e2e/|shell/|mf-[^/]+/|kit/(?!build/))',
      },
    ),
    forbid(
      'libraries-by-kit',
      'One facade is shared at run time; a library beside it would be loaded twice and lose its context (docs/decisions/0003). Forms use kit/forms.',
      { path: `^${areas}/`, pathNot: tests },
      {
        path: packages(
          '@apollo/client|react-router|react-router-dom|react-hook-form|@hookform/[^/]+|styled-components|@radix-ui/[^/]+|rxjs',
        ),
      },
    ),
    forbid(
      'zod-mini-in-pages',
      'Rules of forms are written with zod/mini: zod is four times as much code for a phone to load and evaluate.',
      { path: `^(schema/.+[.]ts$|(kit|${areas})/)`, pathNot: tests },
      { path: packages('zod'), pathNot: packages('zod/mini') },
    ),
    forbid(
      'react-dom-by-shell',
      'The shell mounts the one React root.',
      { path: '^mf-', pathNot: tests },
      { path: packages('react-dom') },
    ),

    forbid(
      'theme-lowest',
      'kit/theme imports nothing else of kit.',
      { path: '^kit/theme/' },
      { path: '^kit/(?!theme/)' },
    ),
    forbid(
      'locale-lowest',
      'kit/locale imports nothing else of kit.',
      { path: '^kit/locale/' },
      { path: '^kit/(?!locale/)' },
    ),
    forbid(
      'ui-above-theme',
      'kit/ui imports kit/theme and kit/locale alone.',
      { path: '^kit/ui/' },
      { path: '^kit/(?!ui/|theme/|locale/)' },
    ),
    forbid(
      'forms-apart',
      'Each area with forms bundles kit/forms: shared modules would be included a second time, except by the facade.',
      { path: '^kit/forms/', pathNot: tests },
      { path: '^kit/(?!forms/|index[.]ts$|app/browser/drafts[.]ts$|app/data/useWrite[.]ts$)' },
    ),
    forbid(
      'app-below-facade',
      'kit/app imports kit/ui, kit/theme and kit/locale, and loads kit/offline when it is needed.',
      { path: '^kit/app/', pathNot: tests },
      { path: '^kit/(?!app/|ui/|theme/|locale/|offline/|package[.]json$)' },
    ),

    forbid(
      'platform-lowest',
      'All domains use platform, which imports none of them.',
      { path: '^gateway/src/platform/', pathNot: tests },
      { path: '^gateway/src/(domains|api|web|jobs|gen|seed|app|main)(/|[.])' },
    ),
    forbid(
      'domains-on-platform',
      'A domain imports no transport, page or worker: app.ts connects them.',
      { path: '^gateway/src/domains/', pathNot: tests },
      { path: '^gateway/src/(api|web|jobs|seed|app|main)(/|[.])' },
    ),
    forbid(
      'transports-apart',
      'api, web and jobs are connected only in app.ts.',
      { path: '^gateway/src/(api|web|jobs)/', pathNot: tests },
      { path: '^gateway/src/(api|web|jobs|seed|app|main)(/|[.])', pathNot: '^gateway/src/$1/' },
    ),
    forbid(
      'provider-apart',
      'The local identity provider is never part of the gateway (docs/decisions/0008).',
      { path: '^gateway/src/' },
      { path: '^gateway/identity-provider/' },
    ),
    forbid(
      'provider-alone',
      'The local identity provider shares no code but the HTML template, the palette and the subjects of the demo.',
      { path: '^gateway/identity-provider/' },
      {
        path: '^(gateway/src|schema)/',
        pathNot: '^(gateway/src/(platform/html/html|seed/localSubject)|schema/palette)[.]ts$',
      },
    ),
  ],
  options: {
    parser: 'tsc',
    // Type imports are dependencies too.
    tsPreCompilationDeps: true,
    // tools/bench imports the gateway's own modules; its packages and those of tools/showcase, tools/api-client and tools/docs are not always installed.
    exclude: {
      path: '(^|/)(dist|gen|coverage|[.]cache)/|^tools/(bench|showcase|api-client|docs)/|^kit/api[.]d[.]ts$',
    },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
