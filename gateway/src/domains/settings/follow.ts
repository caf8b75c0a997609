import type { Config } from '../../config';
import type { AppServices } from '../../platform/services';
import { findSettings, type StoredSettings } from './sql';

/** Milliseconds until the next attempt to listen. */
const retryAfter = 5_000;

const nothing: StoredSettings = {
  productName: null,
  prayersMailbox: null,
  donationUrl: null,
  defaultLocale: null,
  crisisLines: null,
};

interface FollowedSettings {
  services: AppServices;
  stop(): Promise<void>;
}

/**
 * The services with a configuration that follows what administrators change, on whatever gateway. The environment wins:
 * what it says stays.
 */
export async function followSettings(given: AppServices): Promise<FollowedSettings> {
  const { config, database, log } = given;
  let stored = nothing;
  let reading = Promise.resolve();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | null = null;

  await refresh().catch(warn);
  await listen();
  return {
    services: { ...given, config: withSettings(config, () => stored), refreshSettings: refresh },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await unlisten?.().catch(() => undefined);
    },
  };

  /** One after the other, so that the last value that was read is the last that was saved. */
  function refresh(): Promise<void> {
    reading = reading
      .catch(() => undefined)
      .then(async () => {
        stored = await findSettings(database.sql);
      });
    return reading;
  }

  function refreshSoon(): void {
    if (!isStopping) refresh().catch(warn);
  }

  async function listen(): Promise<void> {
    try {
      // The driver calls this again each time that it listens after a lost connection.
      const listening = await database.direct.listen('site_settings', refreshSoon, refreshSoon);
      unlisten = () => listening.unlisten();
    } catch (error) {
      warn(error);
      timer = setTimeout(() => void listen(), retryAfter).unref();
    }
  }

  function warn(error: unknown): void {
    log.warn({ err: error }, 'the settings of the site were not read');
  }
}

/** The configuration with what administrators have changed, as it is at each reading. */
export function withSettings(config: Config, read: () => StoredSettings): Config {
  const ofAdministrators = <Name extends keyof StoredSettings>(name: Name): Config[Name] =>
    (config.fixedSettings.includes(name) ? null : read()[name]) ?? config[name];
  return {
    ...config,
    get productName() {
      return ofAdministrators('productName');
    },
    get prayersMailbox() {
      return ofAdministrators('prayersMailbox');
    },
    get donationUrl() {
      return ofAdministrators('donationUrl');
    },
    get defaultLocale() {
      return ofAdministrators('defaultLocale');
    },
    get crisisLines() {
      return ofAdministrators('crisisLines');
    },
  };
}
