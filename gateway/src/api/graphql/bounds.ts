import { ApolloArmor } from '@escape.tech/graphql-armor';

const bounds = new ApolloArmor({
  maxDepth: { n: 9, ignoreIntrospection: true, flattenFragments: true },
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 5 },
  costLimit: { maxCost: 12_000, flattenFragments: true },
  // Its own token limit returns 500 for syntax errors; the parser's limit is used instead.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** Limit of the parser for one document. */
export const maxDocumentTokens = 1000;

/**
 * Limits for one operation, wide enough for every operation of the site. A fragment counts as what it contains:
 * components have nested fragments of their own.
 */
export const { plugins: boundsPlugins, validationRules: boundsRules } = bounds.protect();
