const { Script } = require('node:vm');

const compiled = new Map();

/**
 * Compiles each file once in a worker, also when each test file evaluates it: V8 keeps what it has compiled of a script,
 * of the functions inside it too, while jest compiles a function anew for each test file.
 *
 * @param {import('jest-runtime').default} runtime
 * @param {import('@jest/environment').JestEnvironment} environment
 */
module.exports = function shareScripts({ executor }, environment) {
  const begin = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  const { compile } = executor;
  if (typeof compile !== 'function')
    throw new Error('jest-runtime compiles elsewhere than in executor.compile.');
  executor.compile = (code, file) => {
    const context = environment.getVmContext();
    const script = context && scriptOf(file, code, begin);
    // jest compiles what failed here again, and explains the syntax error.
    return script ? script.runInContext(context) : compile.call(executor, code, file);
  };
};

function scriptOf(file, code, begin) {
  const known = compiled.get(file);
  if (known?.code === code && known.begin === begin) return known.script;
  // jest answers an `import()` that no transform has replaced.
  if (/\bimport\s*\(/.test(code)) return null;
  try {
    const script = new Script(`${begin}${code}\n})`, { filename: file, columnOffset: -begin.length });
    compiled.set(file, { code, begin, script });
    return script;
  } catch {
    return null;
  }
}
