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
  type OperationDefinitionNode,
} from 'graphql';
import { Refusal } from '../errors';
import type { LiveUpdate, SubscriptionLiveArgs } from '../gen/resolvers';
import { readInterests, type Interests } from '../live/interests';
import { boundsRules, mostTokens } from './bounds';
import { schema } from './schema';

/** A subscription that was found good: what it is interested in, and how an update is told to it. */
export interface LiveOperation {
  interests: Interests;
  /** An update as JSON of a GraphQL response. Whoever asked the same is told it in the same text. */
  write(update: LiveUpdate): string;
}

/** What a client sends, as GraphQL over HTTP has it. */
export interface LiveRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

const mostKept = 200;
const kept = new Map<string, LiveOperation>();

/** The operation of a request; pages that ask the same share one. @throws Refusal `badInput` */
export function readLiveOperation(request: LiveRequest): LiveOperation {
  const key = JSON.stringify(request);
  const known = kept.get(key);
  kept.delete(key);
  const operation = known ?? prepare(request);
  kept.set(key, operation);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return operation;
}

function prepare({ query, operationName, variables }: LiveRequest): LiveOperation {
  const document = requireValid(query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw malformed('Only a subscription is answered as a stream');
  }
  const written = new WeakMap<LiveUpdate, string>();

  return {
    interests: readInterests(argumentsOf(operation, variables)),
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

function requireValid(query: string): DocumentNode {
  try {
    const document = parse(query, { maxTokens: mostTokens });
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
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
): Required<SubscriptionLiveArgs> {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (errors) throw malformed(errors[0]!.message);
  const [field] = operation.selectionSet.selections;
  const definition = schema.getSubscriptionType()!.getFields().live!;
  if (field?.kind !== Kind.FIELD || field.name.value !== definition.name) {
    throw malformed('The subscription must ask for live itself');
  }
  return getArgumentValues(definition, field, coerced) as Required<SubscriptionLiveArgs>;
}

function malformed(message: string): Refusal {
  return new Refusal('badInput', message);
}
