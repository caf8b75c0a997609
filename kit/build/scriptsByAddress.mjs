import webpack from 'webpack';

const name = 'scriptsByAddress';

/**
 * A runtime waits for a script that another has begun to load, if both have the same address or the same name, which is
 * program and chunk. On a page that has two versions of an area one would wait for the other's file. So a script has no
 * name.
 */
export const scriptsByAddress = {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    compiler.hooks.compilation.tap(name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, (code) =>
        code.replace(/script\.setAttribute\("data-webpack".*\n/, ''),
      );
    });
  },
};
