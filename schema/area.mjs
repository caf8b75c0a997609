// @ts-check
// JavaScript, because builds and the release gate run it without a compiler.
import { getOperationAST, parse } from 'graphql';
import { z } from 'zod';

const pathRule = z
  .string()
  .regex(/^(\/(:\w+|[\w-]+))+(\/\*)?$/, 'is no path like /prayers, /prayer/:id or /docs/*');

const operationRule = z.object({
  /** The name of an operation in a `.graphql` file of the area. */
  name: z.string(),
  /** Each variable: read from the URL, with a default if it is missing there; whether somebody is signed in; or a value. */
  variables: z
    .record(
      z.string(),
      z.union([
        z.object({
          from: z.enum(['path', 'query']),
          name: z.string(),
          as: z.enum(['text', 'number', 'list']).default('text'),
          default: z.unknown().default(null),
        }),
        z.object({ from: z.literal('session') }),
        z.object({ value: z.unknown() }),
      ]),
    )
    .default({}),
});

const operationNamesRule = z
  .array(z.string())
  .max(4)
  .refine((names) => new Set(names).size === names.length, 'names an operation twice')
  .default([]);

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
  audience: z.enum(['administrators', 'team']).optional(),
  /** `none`: the page has the window to itself, without header, footer and the bar of a phone. */
  frame: z.literal('none').optional(),
  /** The link to this page in the header. */
  navigation: navigationRule.optional(),
  /** The first operation of the page: the HTML contains its result. */
  operation: operationRule.optional(),
  /** Other operations, without variables, that the page requests when it is opened: the HTML contains their results too. */
  otherOperations: z.object({ everyone: operationNamesRule, members: operationNamesRule }).optional(),
  /** The slots that the page shows at once, each with the query of the address at which it does. */
  slots: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});

/** The module that exports a component by the module's own name: './feed/PrayerWall'. */
const componentRule = z.string().regex(/^\.\/(.+\/)?\w+$/, 'is no module like ./feed/PrayerWall');

/** The declaration of an area in its `area.ts` (docs/areas.md). */
export const declarationRule = z.object({
  routes: z.array(routeRule.extend({ component: componentRule })).default([]),
  /** The slots that it fills (kit/app/areas/areas.tsx), each with its component, and perhaps its first operation. */
  slots: z
    .record(
      z.string(),
      z.union([componentRule, z.object({ component: componentRule, operation: operationRule.optional() })]),
    )
    .default({}),
  /** The entry of the build that prerenders its pages (kit/prerender/area.tsx). */
  prerenderer: z.string().optional(),
});

/** A Mustache template in which every tag escapes its value, because members' texts fill them. */
const templateRule = z.string().superRefine((template, { addIssue }) => {
  const fault = findTemplateFault(template);
  if (fault) addIssue({ code: 'custom', message: fault });
});

/** Elements that a page may not contain before its program runs. */
const activeMarkup = /<(?:script|style|iframe|object|embed|base|meta|link)\b|<[^>]*\son\w+\s*=|javascript:/i;

/**
 * A page as it is shown before its program runs: a template for the results of the route's operation and of its other
 * operations for everyone, and its style.
 */
const prerenderedRule = z.object({
  html: templateRule.refine((html) => !activeMarkup.test(html), {
    message: 'has a script, a handler, a frame or a style sheet',
  }),
  style: z.string().regex(/^(<style nonce="\{\{nonce\}\}">[^<]*<\/style>)?$/, 'is not one style sheet'),
});

/** The documents that could be parsed: every version is read again at each change of the registry. */
const parsed = new Set();

/** More than a registry has; texts of versions that are gone are forgotten with the rest. */
const maxParsed = 20_000;
const maxTokens = 10_000;

/** A GraphQL document. Everybody's documents are compared and checked together, so that one may not fail for all. */
const documentRule = z.string().superRefine((text, { addIssue }) => {
  if (parsed.has(text)) return;
  try {
    parse(text, { noLocation: true, maxTokens });
    if (parsed.size >= maxParsed) parsed.clear();
    parsed.add(text);
  } catch (error) {
    addIssue({ code: 'custom', message: `is no GraphQL document: ${/** @type {Error} */ (error).message}` });
  }
});

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
    /** Its slots with a first operation, which pages show at once; missing in older builds. */
    slotNeeds: z
      .record(
        z.string(),
        z.object({
          operation: operationRule,
          /** The scripts that it needs, besides the entry. */
          files: z.array(fileRule),
          /** Their transfer size in bytes, gzip. */
          bytes: z.number(),
        }),
      )
      .optional(),
    /** Its prerendered pages, by route. */
    prerendered: z.record(z.string(), prerenderedRule),
    /** Those that members get instead, where theirs differ; missing in older builds, whose pages are for visitors only. */
    prerenderedForMembers: z.record(z.string(), prerenderedRule).optional(),
    /** Its translations, by locale: how many texts are English, its routes' names, its prerendered HTML. */
    translations: z
      .record(
        z.string().regex(/^[A-Za-z-]{2,10}$/),
        z.object({
          missing: z.number(),
          names: z.record(z.string(), z.string()),
          pages: z.record(z.string(), prerenderedRule.shape.html),
          pagesForMembers: z.record(z.string(), prerenderedRule.shape.html).optional(),
        }),
      )
      .default({}),
    /** All its GraphQL documents, by operation name. */
    operations: z.record(z.string(), documentRule),
    /** The transfer size of the entry in bytes, gzip. */
    bytes: z.number(),
    /**
     * Its entry needs nothing of the page but the shared modules; missing in older builds, which take the federation
     * runtime from it.
     */
    standalone: z.literal(true).optional(),
  });

/** `area.json`, which the build of an area writes beside it: files by their names in the folder. */
export const builtAreaRule = described(z.string())
  .extend({
    name: z.string(),
    /** The names that it takes from kit; missing in older builds. */
    takes: z.array(z.string()).optional(),
  })
  .superRefine(checkNames)
  .superRefine(checkPageOperations);

/** The data about a build on a developer's machine that a page needs. */
export const machineAreaRule = z.object({
  routes: z.array(routeRule.omit({ operation: true, otherOperations: true }).extend({ module: z.string() })),
  slots: z.record(z.string(), z.string()),
});

/** One version of an area in the registry: files by their URLs, on the site or in the bucket. */
export const releasedAreaRule = described(
  z.string().regex(/^(?:\/(?!\/)|https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/, 'is no https address'),
)
  .extend({
    version: z.string().regex(/^[\w.-]{1,64}$/),
    /** SHA-256 of each file of its folder, for signatures; missing in what was released before them. */
    hashes: z.record(z.string(), z.string()).optional(),
  })
  .superRefine(checkNames);

/**
 * Every name that a route, a slot or a prerendered page uses must exist in the area.
 *
 * @param {z.output<ReturnType<typeof described>>} area
 * @param {z.RefinementCtx} context
 */
function checkNames(area, { addIssue }) {
  const { routes, prerendered, prerenderedForMembers = {}, operations } = area;
  for (const { of, name, at } of pageOperations(area)) {
    if (!Object.hasOwn(operations, name))
      addIssue({
        code: 'custom',
        path: at,
        message: `of ${of} names the operation ${name}, which is in no .graphql file of the area`,
      });
  }
  for (const [name, pages] of Object.entries({ prerendered, prerenderedForMembers }))
    for (const path of Object.keys(pages)) {
      if (!routes.some((route) => route.path === path))
        addIssue({ code: 'custom', path: [name, path], message: 'is no route of the area' });
    }
}

/**
 * @param {z.output<ReturnType<typeof described>>} area
 * @param {z.RefinementCtx} context
 */
function checkPageOperations(area, { addIssue }) {
  for (const { of, name, at, isFirst } of pageOperations(area)) {
    const fault = findOperationFault(area.operations[name], { mayHaveVariables: isFirst });
    if (fault)
      addIssue({ code: 'custom', path: at, message: `of ${of} names the operation ${name}, which ${fault}` });
  }
}

/**
 * Why a page cannot come with the result of this document: those are sent by GET requests and by mere presses, so they are
 * queries. Apollo Client sends the defaults of a document, so that a result without them would be requested again.
 *
 * @param {string | undefined} text
 * @param {{ mayHaveVariables: boolean }} options
 * @returns {string | null} null also where there is no such document
 */
export function findOperationFault(text, { mayHaveVariables }) {
  const document = documentRule.safeParse(text).data;
  const definition = document === undefined ? null : getOperationAST(parse(document));
  if (!definition) return null;
  const variables = definition.variableDefinitions ?? [];
  if (definition.operation !== 'query') return 'is no query';
  if (variables.length > 0 && !mayHaveVariables) return 'has variables';
  return variables.some(({ defaultValue }) => defaultValue !== undefined)
    ? 'has defaults in its document'
    : null;
}

/**
 * What the pages of an area request at once, and where it is named.
 *
 * @param {Pick<z.output<ReturnType<typeof described>>, 'routes' | 'slotNeeds'>} area
 */
function pageOperations({ routes, slotNeeds = {} }) {
  return [
    ...routes.flatMap(({ path, operation, otherOperations = {} }, index) => [
      ...(operation
        ? [{ of: path, name: operation.name, at: ['routes', index, 'operation', 'name'], isFirst: true }]
        : []),
      ...Object.entries(otherOperations).flatMap(([readers, names]) =>
        names.map((name, place) => ({
          of: path,
          name,
          at: ['routes', index, 'otherOperations', readers, place],
          isFirst: false,
        })),
      ),
    ]),
    ...Object.entries(slotNeeds).map(([of, { operation }]) => ({
      of,
      name: operation.name,
      at: ['slotNeeds', of, 'operation', 'name'],
      isFirst: true,
    })),
  ];
}

/**
 * Tags are `{{name}}`, and `{{#name}}` or `{{^name}}` up to `{{/name}}`: all that pages need. Others could leave values
 * unescaped, change the delimiters, or fail when the page is filled.
 *
 * @param {string} template
 * @returns {string | null}
 */
function findTemplateFault(template) {
  const tags = [...template.matchAll(/\{\{([#^/]?)(\w+)\}\}(?!\})/g)];
  if (tags.length !== template.split('{{').length - 1) return 'has a tag that does not escape its value';
  /** @type {(string | undefined)[]} */
  const open = [];
  for (const [, sign, name] of tags) {
    if (sign === '/' && open.pop() !== name) return `closes ${name}, which is not open`;
    if (sign === '#' || sign === '^') open.push(name);
  }
  return open.length === 0 ? null : `does not close ${open.at(-1)}`;
}

/** @typedef {z.input<typeof declarationRule>} AreaDeclaration */
/** @typedef {z.output<typeof operationRule>['variables'][string]} VariableSource */
/** @typedef {z.output<typeof releasedAreaRule>} Area one version of a remote */
/** @typedef {Area['routes'][number]} AreaRoute */
/** @typedef {z.output<typeof machineAreaRule>} MachineArea */
/** @typedef {z.output<typeof prerenderedRule>} PrerenderedPage */

/**
 * The version of an area that this browser gets, in the page's data.
 *
 * @typedef {object} PageArea
 * @property {string} version
 * @property {string} entry
 * @property {string} kit
 * @property {PageRoute[]} routes
 * @property {Partial<Record<string, string>>} slots
 * @property {Record<string, { operation?: PageOperation, files: string[] }>} [slotNeeds] left out of pages, as what their
 * routes need
 * @property {true} [standalone] whether its entry needs only the shared modules; missing in older gateways and builds
 * @property {string[]} [locales] the languages besides English that it has catalogs of; missing in older gateways
 * @property {string | null} comesFrom the origin of the developer's machine that serves it; null for a published
 * version
 */

/**
 * @typedef {Pick<AreaRoute, 'path' | 'module' | 'label' | 'audience' | 'frame' | 'navigation'>
 *   & { operation?: PageOperation, files?: string[], slots?: AreaRoute['slots'] }} PageRoute left out of pages, which
 *   contain what they need: the first operation with its document, the scripts besides the area's entry, and the slots
 */

/** @typedef {z.output<typeof operationRule> & { query: string }} PageOperation */
