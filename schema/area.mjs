// @ts-check
// JavaScript, because builds and the release gate run it without a compiler.
import { z } from 'zod';
import { registryFormat } from './registryFormat.mjs';

const pathRule = z
  .string()
  .regex(/^(\/(:\w+|[\w-]+))+(\/\*)?$/, 'is no path like /prayers, /prayer/:id or /docs/*');

const operationRule = z.object({
  /** The name of an operation in a `.graphql` file of the area. */
  name: z.string(),
  /** How each variable is read from the URL, with a default if it is missing there. */
  variables: z
    .record(
      z.string(),
      z.object({
        from: z.enum(['path', 'query']),
        name: z.string(),
        as: z.enum(['text', 'number', 'list']).default('text'),
        default: z.unknown().default(null),
      }),
    )
    .default({}),
});

const navigationRule = z.object({
  /** The link's text. */
  label: z.string(),
  /** Links are sorted by position. */
  position: z.number(),
  /** The routes whose pages show the link; by default every page but its own. */
  on: z.array(pathRule).optional(),
});

/** A route as its area declares it; releases copy it to the registry, for the gateway and the shell. */
const routeRule = z.object({
  path: pathRule,
  /** The document's title, until the page sets another one. */
  title: z.string(),
  /** The subject of the message that the page could not be loaded: 'The prayer wall'. */
  label: z.string(),
  /** For everybody else the page is 404. */
  audience: z.literal('administrators').optional(),
  /** The link to this page in the header. */
  navigation: navigationRule.optional(),
  /** The first operation of the page: the HTML contains its result. */
  operation: operationRule.optional(),
});

/** The module that exports a component by the module's own name: './feed/PrayerWall'. */
const componentRule = z.string().regex(/^\.\/(.+\/)?\w+$/, 'is no module like ./feed/PrayerWall');

/** What an area declares in its `area.ts` (docs/areas.md). */
export const declarationRule = z.object({
  routes: z.array(routeRule.extend({ component: componentRule })).default([]),
  /** The slots that it fills (kit/app/areas/areas.tsx), each with its component. */
  slots: z.record(z.string(), componentRule).default({}),
  /** The entry of the build that prerenders its pages (kit/prerender/area.tsx). */
  prerenderer: z.string().optional(),
});

/** A Mustache template that escapes every tag, because members' texts fill them. */
const templateRule = z.string().regex(/^(?!.*\{\{[{&>])/s, 'has a tag that does not escape its value');

/** A page as it is shown before its program runs: a template for the result of the route's operation, and its style. */
const prerenderedRule = z.object({ html: templateRule, style: templateRule });

/** @param {z.ZodString} fileRule */
const described = (fileRule) =>
  z.object({
    /** The entry script. */
    entry: fileRule,
    /** The semver range of the kit that it was built against. */
    kit: z.string(),
    routes: z.array(
      routeRule.extend({
        /** The exposed module. */
        module: z.string(),
        /** The scripts that the page needs at once, besides the entry. */
        files: z.array(fileRule),
        /** Their transfer size in bytes, gzip. */
        bytes: z.number(),
      }),
    ),
    /** The slots that it fills, each with its exposed module. */
    slots: z.record(z.string(), z.string()),
    /** Its prerendered pages, by route. */
    prerendered: z.record(z.string(), prerenderedRule),
    /** All its GraphQL documents, by operation name. */
    operations: z.record(z.string(), z.string()),
    /** The transfer size of the entry in bytes, gzip. */
    bytes: z.number(),
  });

/** `area.json`, which the build of an area writes beside it: files by their names in the folder. */
export const builtAreaRule = described(z.string()).extend({ name: z.string() });

/** One version of an area in the registry: files by their URLs, on the site or in the bucket. */
export const releasedAreaRule = described(z.string().regex(/^(?:\/(?!\/)|https:\/\/)/)).extend({
  version: z.string().regex(/^[\w.-]{1,64}$/),
});

const remoteRule = z
  .object({
    live: z.string(),
    canary: z
      .object({ version: z.string(), percent: z.number().min(0).max(100) })
      .nullable()
      .default(null),
    versions: z.record(z.string(), releasedAreaRule),
  })
  .refine(
    ({ live, canary, versions }) =>
      [live, canary?.version ?? live].every((one) => Object.hasOwn(versions, one)),
    { message: 'names a version that it does not describe' },
  );

/** `registry.json`, as the gateway reads it. */
export const registryRule = z.object({
  format: z.literal(registryFormat),
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), remoteRule),
});

/** @typedef {z.input<typeof declarationRule>} AreaDeclaration */
/** @typedef {z.output<typeof operationRule>['variables'][string]} VariableSource */
/** @typedef {z.output<typeof releasedAreaRule>} Area one version of a remote */
/** @typedef {Area['routes'][number]} AreaRoute */
/** @typedef {z.output<typeof prerenderedRule>} PrerenderedPage */
/** @typedef {z.output<typeof remoteRule>} Remote a remote with all its available versions */

/**
 * The version of an area that this browser gets, in the page's data.
 *
 * @typedef {object} PageArea
 * @property {string} version
 * @property {string} entry
 * @property {string} kit
 * @property {PageRoute[]} routes
 * @property {Partial<Record<string, string>>} slots
 * @property {string | null} comesFrom the origin of the developer's machine that serves it; null for a published
 * version
 */

/**
 * @typedef {Pick<AreaRoute, 'path' | 'module' | 'label' | 'audience' | 'navigation'>
 *   & { operation?: PageOperation }} PageRoute operation: left out of pages, which contain its result
 */

/** @typedef {z.output<typeof operationRule> & { query: string }} PageOperation */
