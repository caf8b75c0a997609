/**
 * Who may import whom (docs/architecture.md). tools/checks/importRules.test.cjs plants a breach of each rule and sees it
 * refused: add one there with each rule that you add here.
 */
const areas = '(shell|mf-[^/]+)';
const tests = '[.]test[.][cm]?[jt]sx?$';
/** Each package's jest configuration is that of tools/checks/jest, by name. */
const notConfigured = { pathNot: '/jest[.]config[.]cjs$' };
/** An installed package, by its place in node_modules or, when it is not installed there, by its bare name. */
const packages = (names) => `(^|node_modules/)(${names})(/|$)`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Two modules that need each other are one, or miss a third.',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolved',
      'What is imported exists and is a declared dependency.',
      {},
      { couldNotResolve: true },
    ),
    forbid(
      'no-barrels',
      'Inside a package a module is imported from the file that makes it.',
      {},
      {
        path: '^(?!node_modules).*/index[.][cm]?[jt]sx?$',
        pathNot: '(^|/)node_modules/|^kit/(index[.]ts|forms/index[.]ts|testing/index[.]tsx)$',
      },
    ),

    forbid(
      'schema-alone',
      'schema imports nothing of ours.',
      { path: '^schema/', ...notConfigured },
      { path: '^(kit|gateway|e2e|scripts|tools|shell|mf-[^/]+)/' },
    ),
    forbid(
      'gateway-to-schema',
      'The gateway imports schema alone.',
      { path: '^gateway/', ...notConfigured },
      { path: '^(kit|e2e|tools|shell|mf-[^/]+)/' },
    ),
    forbid(
      'stories-to-schema',
      'The stories know the site from outside.',
      { path: '^e2e/' },
      { path: '^(kit|gateway|tools|shell|mf-[^/]+)/' },
    ),
    forbid(
      'kit-to-schema',
      'kit serves every area and knows none.',
      { path: '^kit/', ...notConfigured },
      { path: '^(gateway|e2e|scripts|tools|shell|mf-[^/]+)/' },
    ),

    forbid(
      'areas-apart',
      'The shell and the remotes meet in slots and routes, at run time.',
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
      "Areas import 'kit', 'kit/forms', 'kit/testing', 'kit/build' and 'kit/prerender', the shell 'kit/start' too: what is inside may move.",
      { path: `^${areas}/` },
      {
        path: '^kit/',
        pathNot:
          '^kit/(index[.]ts|start[.]ts|forms/index[.]ts|prerender/(prerender[.]ts|area[.]tsx)|testing/index[.]tsx|build/(remote|shell)[.]mjs)$',
      },
    ),
    forbid(
      'start-by-shell',
      'The page begins once; a remote would bring the libraries a second time.',
      { path: '^mf-' },
      { path: '^kit/start[.]ts$' },
    ),
    forbid(
      'prerender-in-builds',
      'What prerenders pages in builds is no part of the program.',
      { pathNot: '/prerender/' },
      { path: '^kit/prerender/' },
    ),
    forbid(
      'testing-in-tests',
      'What tests use is not shipped.',
      { pathNot: `${tests}|/testing/` },
      { path: '^(kit|gateway/src)/testing/' },
    ),
    forbid(
      'build-in-builds',
      'The build of a remote is not part of it.',
      { pathNot: '^kit/build/|/webpack[.]config[.]mjs$|^tools/release/' },
      { path: '^kit/build/' },
    ),
    forbid(
      'scripts-without-packages',
      'scripts runs on a machine where nothing is installed yet.',
      { path: '^scripts/', pathNot: `${tests}|/jest[.]config[.]cjs$` },
      {
        // A constant that the gateway reads too.
        pathNot: '^(scripts|tools)/|^schema/registryFormat[.]mjs$',
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'tools-after-installation',
      'A tool needs its packages: scripts imports it when they are installed, dynamically.',
      { path: '^scripts/', pathNot: `${tests}|/jest[.]config[.]cjs$` },
      { path: '^tools/', dynamic: false },
    ),
    forbid(
      'tools-outside-product',
      'Tools know the product by what it builds and serves, and by what areas say of themselves.',
      { path: '^tools/' },
      { path: '^(schema/(?!(area|routes|registryFormat)[.]mjs)|gateway|e2e|shell|mf-[^/]+|kit/(?!build/))' },
    ),
    forbid(
      'libraries-by-kit',
      'One facade is shared at run time; a library beside it would be loaded twice and lose its context (docs/decisions/0003). Forms come by kit/forms.',
      { path: `^${areas}/`, pathNot: tests },
      {
        path: packages(
          '@apollo/client|react-router|react-router-dom|react-hook-form|@hookform/[^/]+|styled-components|@radix-ui/[^/]+|rxjs',
        ),
      },
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
      'ui-above-theme',
      'kit/ui imports kit/theme alone.',
      { path: '^kit/ui/' },
      { path: '^kit/(?!ui/|theme/)' },
    ),
    forbid(
      'forms-apart',
      'kit/forms is bundled by each area that has forms: what the page shares would come a second time.',
      { path: '^kit/forms/', pathNot: tests },
      { path: '^kit/(?!forms/|app/browser/drafts[.]ts$|app/data/useWrite[.]ts$)' },
    ),
    forbid(
      'app-below-facade',
      'kit/app imports kit/ui and kit/theme.',
      { path: '^kit/app/', pathNot: tests },
      { path: '^kit/(?!app/|ui/|theme/|package[.]json$)' },
    ),

    forbid(
      'platform-lowest',
      'What every domain stands on knows none of them.',
      { path: '^gateway/src/platform/', pathNot: tests },
      { path: '^gateway/src/(domains|api|web|jobs|gen|seed|app|main)(/|[.])' },
    ),
    forbid(
      'domains-on-platform',
      'A domain knows no transport, no page and no worker: it exports itself to app.ts.',
      { path: '^gateway/src/domains/', pathNot: tests },
      { path: '^gateway/src/(api|web|jobs|seed|app|main)(/|[.])' },
    ),
    forbid(
      'transports-apart',
      'api, web and jobs meet in app.ts alone.',
      { path: '^gateway/src/(api|web|jobs)/', pathNot: tests },
      { path: '^gateway/src/(api|web|jobs|seed|app|main)(/|[.])', pathNot: '^gateway/src/$1/' },
    ),
    forbid(
      'provider-apart',
      'The local identity provider never gets into the gateway (docs/decisions/0008).',
      { path: '^gateway/src/' },
      { path: '^gateway/identity-provider/' },
    ),
    forbid(
      'provider-alone',
      'The local identity provider shares no code but the HTML template and the palette.',
      { path: '^gateway/identity-provider/' },
      { path: '^(gateway/src|schema)/', pathNot: '^(gateway/src/platform/html/html|schema/palette)[.]ts$' },
    ),
  ],
  options: {
    parser: 'tsc',
    // Types count as well: a type that is imported is a thing that is known.
    tsPreCompilationDeps: true,
    // tools/bench measures the gateway's own modules, with packages that are not installed otherwise.
    exclude: { path: '(^|/)(dist|gen|coverage)/|^tools/bench/|^kit/api[.]d[.]ts$' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
