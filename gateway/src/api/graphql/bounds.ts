import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';
import { countRootFields } from './rootFields';

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

/** Each mutation field is a transaction of its own; batches would pass the rate limit. */
const maxMutationFields = 5;

const { plugins, validationRules } = bounds.protect();

export const boundsPlugins = plugins;

const fewMutations: ValidationRule = (context) => {
  const countsOfFragments = new Map<string, number>();
  let count = 0;
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.MUTATION)
        count += countRootFields(selectionSet, (name) => context.getFragment(name), countsOfFragments);
    },
    Document: {
      leave() {
        if (count > maxMutationFields)
          context.reportError(
            new GraphQLError(`A document may have at most ${maxMutationFields} mutation fields`),
          );
      },
    },
  };
};

/**
 * Limits for one operation, wide enough for every operation of the site. A fragment counts as what it contains:
 * components have nested fragments of their own.
 */
export const boundsRules: ValidationRule[] = [...validationRules, fewMutations];
