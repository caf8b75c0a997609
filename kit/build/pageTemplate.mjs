import { readFileSync } from 'node:fs';

/** Writes index.html: the template with the entry's scripts, by their hashed names, before `</head>`. */
export function pageTemplate(template) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('pageTemplate', (compilation) => {
        compilation.fileDependencies.add(template);
        compilation.hooks.processAssets.tap(
          { name: 'pageTemplate', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const scripts = compilation.entrypoints
              .get('shell')
              .getFiles()
              .filter((file) => file.endsWith('.js'))
              .map((file) => `<script defer src="/${file}"></script>`)
              .join('\n    ');
            const html = readFileSync(template, 'utf8').replace('<!--scripts-->', scripts);
            // Minified it would lose the comments where the gateway writes into the page.
            compilation.emitAsset('index.html', new sources.RawSource(html), { minimized: true });
          },
        );
      });
    },
  };
}
