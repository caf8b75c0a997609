import { composeSite } from '../../scripts/site/site.mjs';
import { areas, typedPackages } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { requireArea } from './area.mjs';
import { generateFor } from './codegen.mjs';
import { gatewayOfSources } from './gateway.mjs';
import { registryOfSources } from './registry.mjs';
import { report } from './report.mjs';
import { watchSources } from './sources.mjs';
import { typeChecker } from './types.mjs';
import { webServer } from './webServer.mjs';

/**
 * The site from its sources: PostgreSQL and the identity provider as always, the gateway and the program of the pages
 * followed as their files are saved.
 *
 * @param {object} given settings of the site (scripts/site/settings.mjs)
 * @param {string | null} area whose types are checked first; null for all packages
 */
export async function developmentSite(given, area = null) {
  if (area) requireArea(area);
  const settings = { ...given, siteDir: inRoot('.cache/dev'), gatewayDir: inRoot('gateway/dist/dev') };
  const registry = registryOfSources(settings.siteDir);
  await registry.describe();
  const gateway = await gatewayOfSources(settings);
  const web = await webServer(settings, gateway.address);
  return composeSite(settings, (_settings, services) =>
    developmentServer({ gateway, web, registry, services, checked: area ? [area] : typedPackages }),
  );
}

/** Gateway and web server as one service of the site. */
function developmentServer({ gateway, web, registry, services, checked }) {
  const faults = { codegen: [], types: [] };
  const showFaults = (kind, found) => {
    faults[kind] = found;
    void web.showFaults([...faults.codegen, ...faults.types]);
  };
  const types = typeChecker((errors) => showFaults('types', errors));
  let watcher = null;
  let generated = Promise.resolve();

  async function generateDocuments(documents) {
    try {
      await report('codegen', () => generateFor(documents));
      showFaults('codegen', []);
    } catch (error) {
      showFaults('codegen', [error.message]);
      throw error;
    }
  }

  /** Brings what is made of these files up to date. */
  async function generate(files) {
    const documents = files.filter((file) => file.endsWith('.graphql') && !isIn('schema')(file));
    if (documents.length > 0) await generateDocuments(documents);
    types.changed(files);
    const described = areas.filter((name) => [...documents, ...files.filter(isDeclaration)].some(isIn(name)));
    if (described.length > 0) await registry.describe(described);
  }

  async function restart(files) {
    // Modules that both have are replaced in the page first.
    if (files.some(isIn('schema'))) await web.compiled();
    if (files.some(isRunByGateway)) await gateway.restart();
    // The gateway's data for a page are in its HTML.
    if (files.some((file) => isDeclaration(file) || (isIn('gateway')(file) && isRunByGateway(file))))
      web.reload();
  }

  return {
    lost: new Promise(() => undefined),
    async open() {
      await Promise.all([gateway.start(services), web.start()]);
      watcher = watchSources((files) => {
        // A failure is printed, and mended by the next change.
        generated = generated.then(() => generate(files)).catch(() => undefined);
        void generated.then(() => restart(files));
      });
      types.changed(checked);
    },
    async stop() {
      types.stop();
      await Promise.all([watcher?.close(), web.stop(), gateway.stop()]);
    },
    kill: () => gateway.kill(),
  };
}

const isIn = (folder) => (file) => file.startsWith(`${folder}/`);

const isDeclaration = (file) => file.endsWith('/area.ts');

const isRunByGateway = (file) =>
  /^(gateway\/.*\.(tsx?|graphql|sql|po)|schema\/.*\.(ts|mjs|po))$/.test(file) &&
  !/\.test\.|\/testing\//.test(file);
