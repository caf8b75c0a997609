const Runtime = require('jest-runtime');
const shareScripts = require('./scripts.cjs');
const closeStorages = require('./storages.cjs');

const shared = new WeakMap();

/**
 * Loads what the environment shares once for all files that share it, and compiles each file once in a worker. Each test
 * file is a module of its own, and so is the framework.
 */
module.exports = class SharedRuntime extends Runtime.default {
  constructor(...given) {
    super(...given);
    const environment = given[1];
    shareScripts(this, environment);
    if (!environment.isShared) return;
    if (!shared.has(environment)) shared.set(environment, sharedRuntime(given));
    this.shared = shared.get(environment);
    this.isShared = environment.isShared;
  }

  requireModule(from, moduleName, options, isActual) {
    return !options?.isInternalModule && this.shares(from, moduleName)
      ? this.shared.requireModule(from, moduleName, options, isActual)
      : super.requireModule(from, moduleName, options, isActual);
  }

  setMock(from, moduleName, ...given) {
    this.requireOwn(from, moduleName);
    super.setMock(from, moduleName, ...given);
  }

  setModuleMock(from, moduleName, ...given) {
    this.requireOwn(from, moduleName);
    super.setModuleMock(from, moduleName, ...given);
  }

  getSourceMaps() {
    const own = super.getSourceMaps();
    const maps = this.shared?.getSourceMaps() ?? own;
    return {
      get: (file) => own.get(file) ?? maps.get(file),
      *[Symbol.iterator]() {
        yield* maps;
        yield* own;
      },
    };
  }

  /** The last step of a test file, after jest-circus. */
  teardown() {
    super.teardown();
    closeStorages();
  }

  /** A module without a name is the test file. */
  shares(from, moduleName) {
    if (!this.shared || !moduleName || this._resolution.isCoreModule(moduleName)) return false;
    return this.isShared(this._resolution.resolveCjs(from, moduleName));
  }

  requireOwn(from, moduleName) {
    if (this.shares(from, moduleName))
      throw new Error(`A test file that replaces ${moduleName} begins with @jest-environment node or jsdom.`);
  }
};

function sharedRuntime(given) {
  const runtime = new Runtime.default(...given);
  shareScripts(runtime, given[1]);
  return runtime;
}
