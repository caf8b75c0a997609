// @ts-check
// JavaScript, because builds run it without a compiler.
import { z } from 'zod';
import { findOperationFault } from './area.mjs';

/** The documents of queries without variables, by name. */
const operationsRule = z
  .record(
    z.string(),
    z.string().superRefine((document, { addIssue }) => {
      const fault = findOperationFault(document, { mayHaveVariables: false });
      if (fault) addIssue({ code: 'custom', message: fault });
    }),
  )
  .default({});

/** Mustache templates for the settings of the site. */
const pageRule = z.object({ html: z.string(), style: z.string() });

/** `manifest.json` of the shell's build, from which the gateway composes each document. Files are URLs. */
export const shellManifestRule = z.object({
  icon: z.string(),
  /** The icons of the installed site, and the one for the home screen of an iPhone. */
  appIcons: z
    .array(
      z.object({ src: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable', 'monochrome']) }),
    )
    .default([]),
  touchIcon: z.string().default(''),
  /** The fonts that every page needs first. */
  fonts: z.array(z.string()),
  program: z.string(),
  /** The script that starts the application (shell/prerender/start.js). */
  starter: z.string(),
  /** Scripts that are needed some time after the page has loaded. */
  later: z.array(z.string()),
  /** Scripts that the first page needs at once. */
  landingFiles: z.array(z.string()),
  /**
   * Fonts, colours and the rules for bare elements (kit/theme/GlobalRules.ts); empty if the application adds them
   * itself.
   */
  globalStyle: z.string().regex(/^[^<]*$/),
  /** The first page. */
  landing: pageRule.nullable(),
  /** The first page of a member, who is `{{memberName}}` and perhaps `{{memberFirstName}}`; missing in older builds. */
  memberLanding: pageRule.nullable().default(null),
  /** Header and footer around the page of an area, which is `{{{area}}}`. */
  frame: pageRule.nullable(),
  /** The same with the header of a member, whose name is `{{memberName}}`; missing in older builds. */
  memberFrame: pageRule.nullable().default(null),
  /** What the first page requests. */
  landingOperations: operationsRule,
  /** What the frame around the page of an area requests for members. */
  memberOperations: operationsRule,
  /** The folder of its catalogs, one for each locale in `translations` (kit/build/catalogs.mjs). */
  locales: z.string(),
  /** The HTML of all four in other languages, by locale; empty if the application renders them itself. */
  translations: z.record(
    z.string(),
    z.object({
      landing: z.string(),
      memberLanding: z.string().default(''),
      frame: z.string(),
      memberFrame: z.string().default(''),
    }),
  ),
});

/** @typedef {z.output<typeof shellManifestRule>} ShellManifest */
