import {
  executeSync,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { Refusal } from '../../platform/errors';
import type { LiveUpdate } from 'schema/live';
import type { SubscriptionLiveArgs } from '../../gen/resolvers';
import { readInterests, type Interests } from './interests';
import { boundsRules, documentBounds } from '../graphql/bounds';
import { findExcess } from '../graphql/inputBounds';

/** A valid subscription: its topics, and how an update is serialised for it. */
interface LiveOperation {
  interests: Interests;
  /** Serialises an update as a GraphQL response. Equal subscriptions share the text. */
  write(update: LiveUpdate): string;
}

/** A request of GraphQL over HTTP. */
export interface LiveRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

const maxCached = 200;

/** Creates a reader of operations; equal requests share one result. The reader throws Refusal `badInput`. */
export function createLiveOperationReader(schema: GraphQLSchema): (request: LiveRequest) => LiveOperation {
  const cache = new Map<string, LiveOperation>();

  return (request) => {
    const key = JSON.stringify(request);
    const operation = cache.get(key) ?? prepare(schema, request);
    cache.delete(key);
    cache.set(key, operation);
    if (cache.size > maxCached) cache.delete(cache.keys().next().value!);
    return operation;
  };
}

function prepare(schema: GraphQLSchema, { query, operationName, variables }: LiveRequest): LiveOperation {
  const excess = findExcess(variables);
  if (excess) throw malformed(excess);
  const document = requireValid(schema, query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw malformed('Only a subscription can be a stream');
  }
  const written = new WeakMap<LiveUpdate, string>();

  return {
    interests: readInterests(argumentsOf(schema, operation, variables)),
    write(update) {
      const known = written.get(update);
      if (known !== undefined) return known;
      const result = executeSync({
        schema,
        document,
        operationName,
        rootValue: { live: update },
        variableValues: variables,
      });
      const text = JSON.stringify(result);
      written.set(update, text);
      return text;
    },
  };
}

function requireValid(schema: GraphQLSchema, query: string): DocumentNode {
  try {
    const document = parse(query, { maxTokens: documentBounds.tokens });
    const [error] = validate(schema, document, [...specifiedRules, ...boundsRules], {
      hideSuggestions: true,
    });
    if (error) throw error;
    return document;
  } catch (error) {
    throw error instanceof GraphQLError ? malformed(error.message) : error;
  }
}

function argumentsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
): Required<SubscriptionLiveArgs> {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (errors) throw malformed(errors[0]!.message);
  const [field] = operation.selectionSet.selections;
  const definition = schema.getSubscriptionType()!.getFields().live!;
  if (field?.kind !== Kind.FIELD || field.name.value !== definition.name) {
    throw malformed('The subscription must select the field live');
  }
  return getArgumentValues(definition, field, coerced) as Required<SubscriptionLiveArgs>;
}

function malformed(message: string): Refusal {
  return new Refusal('badInput', message);
}
