import path from 'node:path';
import { Failure, step } from '../terminal/progress.mjs';
import { lockDataDirectory, makeDataDirectory } from './dataDirectory.mjs';
import { gateway } from './gateway.mjs';
import { localIdentityProvider } from './identityProvider.mjs';
import { requireFree } from './ports.mjs';
import { embeddedDatabase } from './postgres/database.mjs';
import { registryFollower } from './registryFollower.mjs';

/**
 * The whole site: database, identity provider, gateway, stopped in reverse order.
 *
 * @param {object} settings
 * @param {typeof gateway} createGateway
 */
export function composeSite(settings, createGateway = gateway) {
  const opened = [];
  let isStopping = false;
  let unlockData = () => undefined;

  const open = async (service) => {
    if (isStopping) throw new Failure('Stopped while starting.');
    opened.unshift(service);
    await service.open();
  };
  const openDatabase = async () => {
    unlockData = lockDataDirectory(settings.dataDir);
    const database = await embeddedDatabase(settings.dataDir);
    await open(database);
    return database.url;
  };
  const openSignIn = async () => {
    const provider = await localIdentityProvider(settings);
    await open(provider);
    return provider.gatewayEnvironment;
  };
  const openRegistry = () =>
    open(
      registryFollower({
        address: settings.registryUrl,
        file: path.join(settings.siteDir, 'registry.json'),
      }),
    );

  return {
    async open() {
      await requireFree(settings.host, settings.port);
      makeDataDirectory(settings.dataDir);
      const [databaseUrl, signIn] = await Promise.all([
        settings.databaseUrl ?? step('database', openDatabase),
        settings.needsLocalSignIn ? openSignIn() : {},
        settings.registryUrl && step('registry', openRegistry),
      ]);
      await step('gateway', () => open(createGateway(settings, { databaseUrl, signIn })));
    },
    /** Rejects when a service of the site keeps crashing. */
    lost: () => Promise.race(opened.map((service) => service.lost)),
    async stop() {
      isStopping = true;
      for (const service of opened) await service.stop();
      unlockData();
    },
    kill() {
      for (const service of opened) service.kill();
      unlockData();
    },
  };
}
