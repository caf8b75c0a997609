const Runtime = require('jest-runtime');

const shared = new WeakMap();

/**
 * Loads what test files import once for all files that share an environment. Each test file is a module of its own, and
 * so is the framework.
 */
module.exports = class SharedRuntime extends Runtime.default {
  constructor(...given) {
    super(...given);
    const environment = given[1];
    if (!environment.isShared) return;
    if (!shared.has(environment)) shared.set(environment, new Runtime.default(...given));
    this.shared = shared.get(environment);
  }

  requireModule(from, moduleName, options, isActual) {
    const isTestFile = !moduleName;
    return this.shared && !isTestFile && !options?.isInternalModule
      ? this.shared.requireModule(from, moduleName, options, isActual)
      : super.requireModule(from, moduleName, options, isActual);
  }

  setMock(...given) {
    this.requireOwnModules();
    super.setMock(...given);
  }

  setModuleMock(...given) {
    this.requireOwnModules();
    super.setModuleMock(...given);
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

  requireOwnModules() {
    if (this.shared) throw new Error('A test file that replaces modules begins with @jest-environment node.');
  }
};
