import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A file of a remote: on this site, or at the storage that the site publishes to. */
const addressRule = z.string().regex(/^(?:\/(?!\/)|https:\/\/)/);

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

/** Elements with places for the words of the route's answer, and their style. */
const paintingRule = z.object({
  html: z.string().regex(/^(?!.*\{\{[{&>])/s, 'has a place where words would not be escaped'),
  css: z.string().regex(/^[^<]*$/),
});

const areaRule = z.object({
  version: z.string().regex(/^[\w.-]{1,64}$/),
  entry: addressRule,
  /** The semver range of the kit that it was built against. */
  kit: z.string(),
  routes: z.array(z.string()).default([]),
  /** The slots that it fills, with the module that fills each. */
  slots: z.record(z.string(), z.string()).default({}),
  /** What each route's page needs besides the entry. */
  preload: z.record(z.string(), z.array(addressRule)).default({}),
  questions: z.array(questionRule).default([]),
  /** What its pages look like before their program has come, by route. */
  paintings: z.record(z.string(), paintingRule).default({}),
  /** Every document that it sends, by name. */
  operations: z.record(z.string(), z.string()).default({}),
});

const remoteRule = z
  .object({
    live: z.string(),
    canary: z
      .object({ version: z.string(), percent: z.number().min(0).max(100) })
      .nullable()
      .default(null),
    versions: z.record(z.string(), areaRule),
  })
  .refine(
    ({ live, canary, versions }) =>
      [live, canary?.version ?? live].every((one) => Object.hasOwn(versions, one)),
    {
      message: 'names a version that it does not describe',
    },
  );

const registryRule = z.object({
  format: z.literal(2),
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), remoteRule),
});

export type Question = z.output<typeof questionRule>;
/** One version of a remote. */
export type Area = z.output<typeof areaRule>;
/** A remote with every version that somebody may get of it. */
export type Remote = z.output<typeof remoteRule>;
export type Remotes = Record<string, Remote>;

export interface Registry {
  /** The remotes at this moment. A registry that cannot be read leaves the last one standing. */
  read(): Promise<Remotes>;
}

/** The registry document below `siteDir`, read again whenever it has changed: no restart puts a version live. */
export function openRegistry(siteDir: string, onFault: (error: unknown) => void): Registry {
  const file = path.join(siteDir, 'registry.json');
  let seen = '';
  let remotes: Promise<Remotes> = Promise.resolve({});

  return {
    async read() {
      try {
        const { mtimeMs, ino, size } = await stat(file);
        const found = `${mtimeMs} ${ino} ${size}`;
        if (found !== seen) {
          // Remembered also when it is broken, which is told once and not at every page. Whoever asks while it is being
          // read waits for what is read: the last one would be a version that may be gone.
          seen = found;
          remotes = readAnew(remotes);
        }
      } catch (error) {
        onFault(error);
      }
      return remotes;
    },
  };

  async function readAnew(last: Promise<Remotes>): Promise<Remotes> {
    try {
      return registryRule.parse(JSON.parse(await readFile(file, 'utf8'))).remotes;
    } catch (error) {
      onFault(error);
      return last;
    }
  }
}
