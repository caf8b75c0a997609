import { registryFormat } from '../../schema/registryFormat.mjs';
import { refuse } from './refuse.mjs';
import { emptyRegistry } from './registry.mjs';

/**
 * A stored document; one of an older format counts as empty. What is damaged in one remote stays there: its commands
 * must not fail for the others.
 */
export function parseRegistry(text) {
  const document = text === null ? {} : readJson(text);
  if (document.format > registryFormat) {
    throw refuse(
      'PW-216',
      `The registry has format ${document.format}; this checkout knows ${registryFormat}. Use a newer one.`,
    );
  }
  return document.format === registryFormat ? withoutDamage(document) : emptyRegistry();
}

function withoutDamage({ remotes, history }) {
  return {
    format: registryFormat,
    remotes: Object.fromEntries(
      Object.entries(isObject(remotes) ? remotes : {}).map(([name, found]) => [name, remoteOf(found)]),
    ),
    history: (Array.isArray(history) ? history : []).filter(
      (line) => isObject(line) && isText(line.at) && isText(line.remote) && isText(line.action),
    ),
  };
}

function remoteOf(found) {
  const { live, canary, previous, versions, signed } = isObject(found) ? found : {};
  return {
    live: isText(live) ? live : null,
    canary: isObject(canary) && isText(canary.version) ? canary : null,
    previous: isText(previous) ? previous : null,
    versions: isObject(versions) ? versions : {},
    ...(isObject(signed) && { signed }),
  };
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value) => typeof value === 'string';

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse('PW-216', `The registry cannot be read: ${error.message}`);
  }
}
