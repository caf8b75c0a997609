/**
 * The part of federation that is in an area's entry, in place of @module-federation/webpack-bundler-runtime (remote.mjs),
 * which is seven times as large. An area takes React and kit from the page, and nothing else of federation: no other
 * remotes, no versions to choose from, no modules that it shares itself.
 */
let scope;

const bundlerRuntime = {
  init: () => ({}),
  I: () => true,
  initContainerEntry({ shareScope }) {
    scope = shareScope;
    return true;
  },
  /** Before a chunk runs, the shared modules that it imports are taken from the page. */
  consumes({ chunkId, chunkMapping, promises, installedModules, webpackRequire }) {
    for (const id of chunkMapping[chunkId] ?? []) {
      installedModules[id] ??= take(webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id]).then(
        (factory) => {
          webpackRequire.m[id] = (module) => {
            module.exports = factory();
          };
        },
      );
      promises.push(installedModules[id]);
    }
  },
};

/** The page has one version of each. */
const take = async ({ shareKey }) => Object.values(scope[shareKey])[0].get();

export default { runtime: {}, bundlerRuntime };
