// @ts-check
// Plain JavaScript, because builds and the release gate run it without a compiler.
import { z } from 'zod';
import { registryFormat } from './registryFormat.mjs';

const pathRule = z
  .string()
  .regex(/^(\/(:\w+|[\w-]+))+(\/\*)?$/, 'is no path like /prayers, /prayer/:id or /docs/*');

const operationRule = z.object({
  /** Of the operation, which stands in a `.graphql` file of the area. */
  name: z.string(),
  /** How each variable is read from the address; one that the address lacks takes the default. */
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
  /** Links stand in the order of their positions. */
  position: z.number(),
  /** The routes on whose pages the link stands; on every other page than its own unless told. */
  on: z.array(pathRule).optional(),
});

/** What an area says of a route, and its release carries through the registry to the gateway and the shell. */
const routeRule = z.object({
  path: pathRule,
  /** Of the document, until the page gives another one. */
  title: z.string(),
  /** What stands there, in a sentence that says that it could not be loaded: 'The prayer wall'. */
  label: z.string(),
  /** For everybody else the page does not exist. */
  audience: z.literal('administrators').optional(),
  /** The link to this page in the header. */
  navigation: navigationRule.optional(),
  /** What the page asks first: its result travels with the HTML. */
  operation: operationRule.optional(),
});

/** The module that exports a component by the module's own name: './feed/PrayerWall'. */
const componentRule = z.string().regex(/^\.\/(.+\/)?\w+$/, 'is no module like ./feed/PrayerWall');

/** What an area declares in its `area.ts` (docs/areas.md). */
export const declarationRule = z.object({
  routes: z.array(routeRule.extend({ component: componentRule })).default([]),
  /** The slots that it fills (kit/app/areas/areas.tsx), each with the component that does. */
  slots: z.record(z.string(), componentRule).default({}),
  /** The entry of the build that prerenders its pages (kit/prerender/area.tsx). */
  prerenderer: z.string().optional(),
});

/** A Mustache template whose tags all escape: members' words go into them. */
const templateRule = z.string().regex(/^(?!.*\{\{[{&>])/s, 'has a tag that does not escape its value');

/** A page as it is shown before its program runs: a template for the result of the route's operation, and its style. */
const prerenderedRule = z.object({ html: templateRule, style: templateRule });

/** @param {z.ZodString} fileRule */
const described = (fileRule) =>
  z.object({
    /** The script that begins it. */
    entry: fileRule,
    /** The semver range of the kit that it was built against. */
    kit: z.string(),
    routes: z.array(
      routeRule.extend({
        /** The exposed module. */
        module: z.string(),
        /** The scripts that the page needs at once besides the entry. */
        files: z.array(fileRule),
        /** Their bytes as they travel, gzip. */
        bytes: z.number(),
      }),
    ),
    /** The slots that it fills, each with the exposed module that does. */
    slots: z.record(z.string(), z.string()),
    /** Its prerendered pages, by route. */
    prerendered: z.record(z.string(), prerenderedRule),
    /** Every document that it sends, by name. */
    operations: z.record(z.string(), z.string()),
    /** The bytes of the entry as they travel, gzip. */
    bytes: z.number(),
  });

/** `area.json`, which the build of an area writes beside it: files by their names in the folder. */
export const builtAreaRule = described(z.string()).extend({ name: z.string() });

/** One version of an area as the registry has it: files by their addresses, here or at the storage. */
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
/** @typedef {z.output<typeof remoteRule>} Remote a remote with every version that somebody may get of it */

/**
 * What a page knows of the one version of an area that its browser gets.
 *
 * @typedef {object} PageArea
 * @property {string} version
 * @property {string} entry
 * @property {string} kit
 * @property {PageRoute[]} routes
 * @property {Partial<Record<string, string>>} slots
 * @property {string | null} comesFrom the origin of the developer's machine that it comes from; null for what is published
 */

/**
 * @typedef {Pick<AreaRoute, 'path' | 'module' | 'label' | 'audience' | 'navigation'>
 *   & { operation?: PageOperation }} PageRoute operation: left out of pages, which bring its result
 */

/** @typedef {z.output<typeof operationRule> & { query: string }} PageOperation */
