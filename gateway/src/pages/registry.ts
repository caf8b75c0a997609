import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What a route of an area asks first: the page brings the answer along. */
const questionRule = z.object({
  route: z.string(),
  operationName: z.string(),
  query: z.string(),
  /** How each variable is read from the address; one that the address lacks takes the default. */
  variables: z.record(
    z.string(),
    z.object({
      from: z.enum(['path', 'query', 'constant']),
      name: z.string().default(''),
      as: z.enum(['text', 'number', 'list']).default('text'),
      default: z.unknown().default(null),
    }),
  ),
});

const liveRule = z.object({
  version: z.string(),
  entry: z.string().startsWith('/'),
  /** What each route's page needs besides the entry. */
  preload: z.record(z.string(), z.array(z.string().startsWith('/'))).default({}),
  routes: z.array(z.string()).default([]),
  questions: z.array(questionRule).default([]),
});

const registryRule = z.object({ remotes: z.record(z.string(), z.object({ live: liveRule })) });

export type Question = z.output<typeof questionRule>;
export type LiveRemote = z.output<typeof liveRule>;
export type Remotes = Record<string, LiveRemote>;

export interface Registry {
  /** The remotes that are live at this moment. A registry that cannot be read leaves the last one standing. */
  read(): Promise<Remotes>;
}

/** The registry document below `siteDir`, read again whenever it has changed: no restart puts a version live. */
export function openRegistry(siteDir: string, onFault: (error: unknown) => void): Registry {
  const file = path.join(siteDir, 'registry.json');
  let readAt = -1;
  let remotes: Remotes = {};

  return {
    async read() {
      try {
        const { mtimeMs } = await stat(file);
        if (mtimeMs === readAt) return remotes;
        const document = registryRule.parse(JSON.parse(await readFile(file, 'utf8')));
        remotes = Object.fromEntries(
          Object.entries(document.remotes).map(([name, { live }]) => [name, live]),
        );
        readAt = mtimeMs;
      } catch (error) {
        onFault(error);
      }
      return remotes;
    },
  };
}
