import { existsSync } from 'node:fs';
import { runCommand } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { extractMessages } from './extract.mjs';
import { catalogOf, templateOf, writeCatalog } from './catalog.mjs';
import { translatedPackages, translations } from './packages.mjs';

// npm run messages: writes the messages of the sources to the catalogs.
await runCommand(async () => {
  for (const name of translatedPackages) {
    const messages = await extractMessages(name);
    if (messages.length === 0 && !existsSync(templateOf(inRoot(name)))) continue;
    writeCatalog(templateOf(inRoot(name)), null, messages);
    for (const locale of translations) writeCatalog(catalogOf(inRoot(name), locale), locale, messages);
    console.log(`${name}: ${messages.length} messages`);
  }
});
