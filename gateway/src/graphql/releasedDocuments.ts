import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type ValidationRule } from 'graphql';
import { z } from 'zod';
import type { Context, House } from '../context';
import { openRegistry } from '../pages/registry';

/** What the shell that runs can send (scripts/release/recordRunning.mjs). */
const shellRule = z.object({ operations: z.record(z.string(), z.string()) });

/** How long what was read is taken for what is there. */
const freshFor = 1_000;

/**
 * Lets those documents pass alone that a released page sends: every version of every remote in the registry, and the
 * shell. Anything else is refused as a document that is not valid here, before it runs.
 */
export function createReleasedDocuments({ config, log }: House): {
  plugin: ApolloServerPlugin<Context>;
  rule: ValidationRule;
} {
  const registry = openRegistry(config.siteDir, (error) =>
    log.error({ err: error }, 'the registry cannot be read'),
  );
  let known = new Set<string>();
  let readAt = 0;

  return {
    plugin: {
      async requestDidStart() {
        if (Date.now() - readAt > freshFor) await read();
      },
    },
    rule(context) {
      const document = context.getDocument();
      if (!known.has(document.loc?.source.body ?? '')) {
        context.reportError(new GraphQLError('This site answers what its own pages ask, and nothing else'));
      }
      return {};
    },
  };

  async function read(): Promise<void> {
    const [remotes, shell] = await Promise.all([registry.read(), readShell()]);
    const areas = Object.values(remotes).flatMap(({ versions }) => Object.values(versions));
    known = new Set([...areas, ...shell].flatMap(({ operations }) => Object.values(operations)));
    readAt = Date.now();
  }

  async function readShell() {
    try {
      const text = await readFile(path.join(config.siteDir, 'released-shell.json'), 'utf8');
      return [shellRule.parse(JSON.parse(text))];
    } catch (error) {
      log.error({ err: error }, 'what the shell asks cannot be read');
      return [];
    }
  }
}
