/**
 * Who may import whom (ARCHITECTURE.md). scripts/checks/importRules.test.cjs plants a breach of each rule and sees it
 * refused: add one there with each rule that you add here.
 */
const areas = '(shell|mf-[^/]+)';
const tests = '[.]test[.][cm]?[jt]sx?$';
/** Each package's jest configuration is that of scripts/jest, by name. */
const notConfigured = { pathNot: '/jest[.]config[.]cjs$' };
/** An installed package, by its place in node_modules or, when it is not installed there, by its bare name. */
const packages = (names) => `(^|node_modules/)(${names})(/|$)`;
/** Rooms of the gateway that are no domain. */
const rooms = 'auth|db|gen|graphql|http|jobs|mail|pages|seed|testing';

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
        pathNot: '(^|/)node_modules/|^kit/(index[.]ts|testing/index[.]tsx)$',
      },
    ),

    forbid(
      'schema-alone',
      'schema imports nothing of ours.',
      { path: '^schema/', ...notConfigured },
      { path: '^(kit|gateway|e2e|scripts|bench|shell|mf-[^/]+)/' },
    ),
    forbid(
      'gateway-to-schema',
      'The gateway imports schema alone.',
      { path: '^gateway/' },
      { path: '^(kit|e2e|bench|shell|mf-[^/]+)/' },
    ),
    forbid(
      'stories-to-schema',
      'The stories know the site from outside.',
      { path: '^e2e/' },
      { path: '^(kit|gateway|bench|shell|mf-[^/]+)/' },
    ),
    forbid(
      'kit-to-schema',
      'kit serves every area and knows none.',
      { path: '^kit/', ...notConfigured },
      { path: '^(gateway|e2e|scripts|bench|shell|mf-[^/]+)/' },
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
      { path: '^(gateway|e2e|scripts|bench)/' },
    ),
    forbid(
      'kit-by-its-facade',
      "Areas import 'kit', 'kit/testing', 'kit/build' and 'kit/paint', the shell 'kit/start' too: what is inside may move.",
      { path: `^${areas}/` },
      {
        path: '^kit/',
        pathNot:
          '^kit/(index[.]ts|start[.]ts|paint/(paint[.]ts|browser[.]ts|area[.]tsx)|testing/index[.]tsx|build/(remote|shell)[.]mjs)$',
      },
    ),
    forbid(
      'start-by-shell',
      'The page begins once; a remote would bring the libraries a second time.',
      { path: '^mf-' },
      { path: '^kit/start[.]ts$' },
    ),
    forbid(
      'paint-in-paintings',
      'What paints pages in builds is no part of the program.',
      { pathNot: '/firstPaint/|^kit/paint/' },
      { path: '^kit/paint/' },
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
      { pathNot: '^kit/build/|/webpack[.]config[.]mjs$' },
      { path: '^kit/build/' },
    ),
    forbid(
      'libraries-by-kit',
      'One facade is shared at run time; a library beside it would be carried twice and lose its context (docs/decisions/0003).',
      { path: `^${areas}/`, pathNot: tests },
      {
        path: packages('@apollo/client|react-router|react-router-dom|styled-components|@radix-ui/[^/]+|rxjs'),
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
      'app-below-facade',
      'kit/app imports kit/ui and kit/theme.',
      { path: '^kit/app/', pathNot: tests },
      { path: '^kit/(?!app/|ui/|theme/|package[.]json$)' },
    ),

    forbid(
      'doors-import-domains',
      'A domain knows no door; its rest.ts names its routes by http/route.',
      { path: `^gateway/src/(?!(${rooms})/)[^/]+/`, pathNot: tests },
      { path: '^gateway/src/(http|graphql|pages)/', pathNot: '^gateway/src/http/route[.]ts$' },
    ),
    forbid(
      'provider-apart',
      'The local identity provider never gets into the gateway (docs/decisions/0008).',
      { path: '^gateway/src/' },
      { path: '^gateway/identity-provider/' },
    ),
    forbid(
      'provider-alone',
      'The local identity provider shares no code.',
      { path: '^gateway/identity-provider/' },
      { path: '^(gateway/src|schema)/' },
    ),
  ],
  options: {
    parser: 'tsc',
    // Types count as well: a type that is imported is a thing that is known.
    tsPreCompilationDeps: true,
    exclude: { path: '(^|/)(dist|gen|coverage)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
