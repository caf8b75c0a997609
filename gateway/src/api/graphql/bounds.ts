import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';
import { countRootFields } from './rootFields';

/** Of one document. Each mutation field is a transaction of its own; batches would pass the rate limit. */
export const documentBounds = {
  depth: 9,
  aliases: 15,
  directives: 5,
  cost: 12_000,
  tokens: 1000,
  mutationFields: 5,
};

const bounds = new ApolloArmor({
  maxDepth: { n: documentBounds.depth, ignoreIntrospection: true, flattenFragments: true },
  maxAliases: { n: documentBounds.aliases, allowList: [] },
  maxDirectives: { n: documentBounds.directives },
  costLimit: { maxCost: documentBounds.cost, flattenFragments: true },
  // Its own token limit returns 500 for syntax errors; the parser's limit is used instead.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

const { plugins, validationRules } = bounds.protect();

export const boundsPlugins = plugins;

const fewMutations: ValidationRule = (context) => {
  const countsOfFragments = new Map<string, number>();
  let count = 0;
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.MUTATION)
        count += countRootFields(
          selectionSet,
          (name) => context.getFragment(name),
          undefined,
          countsOfFragments,
        );
    },
    Document: {
      leave() {
        if (count > documentBounds.mutationFields)
          context.reportError(
            new GraphQLError(`A document may have at most ${documentBounds.mutationFields} mutation fields`),
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
