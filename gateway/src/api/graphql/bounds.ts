import { ApolloArmor } from '@escape.tech/graphql-armor';

const bounds = new ApolloArmor({
  maxDepth: { n: 9, ignoreIntrospection: true, flattenFragments: true },
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 5 },
  costLimit: { maxCost: 12_000, flattenFragments: true },
  // Its own token limit answers syntax errors with a 500; the parser's limit does the work.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** What the parser reads of one request. */
export const mostTokens = 1000;

/**
 * Bounds of what one request may ask, wide enough for every operation of the site. A fragment counts as what it
 * contains: components bring their own, one in the other.
 */
export const { plugins: boundsPlugins, validationRules: boundsRules } = bounds.protect();
