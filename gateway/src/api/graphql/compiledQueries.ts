import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestListener,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../../domains/members/context';
import { isJsonObject } from '../../platform/http/body';
import { contentTypeFor } from './contentType';
import { findExcess } from './inputBounds';
import type { ReleasedDocuments } from './releasedDocuments';

/** An operation that is requested once or twice is not worth the time that compiling it takes. */
const requestsBeforeCompiling = 3;
/** Limits memory. The site has about a hundred operations. */
const maxCompiled = 500;
const maxDocumentLength = 10_000;

type Execute = CompiledQuery['query'];

/** The only operation of a document, which Apollo Server has validated. */
interface KnownDocument {
  document: DocumentNode;
  operationName: string | undefined;
  execute: Execute;
}

export interface CompiledQueries {
  plugin: ApolloServerPlugin<Context>;
  /**
   * Executes a POST request for a compiled query without Apollo Server, whose pipeline costs more than the page of a
   * feed (docs/decisions/0079). Null for everything that is not plainly one, and for a result with an error: Apollo
   * Server has to respond.
   */
  respond(body: object, accept: string | undefined, ctx: Context): Promise<HTTPGraphQLResponse | null>;
}

/**
 * Executes frequent queries by graphql-jit. A result with an error is discarded and graphql-js executes the operation
 * again, so that errors do not depend on the executor; mutations, which must not run twice, are never compiled.
 *
 * Apollo Server gives the same operation node for the same document, which it has validated. Numbers, texts and enums are
 * not serialised again: that every field has the type of the schema is tested (testing/canaries.test.ts).
 *
 * @param released null if every document is accepted
 */
export function createCompiledQueries(released: ReleasedDocuments | null): CompiledQueries {
  const requests = new WeakMap<OperationDefinitionNode, number>();
  const compiled = new Map<OperationDefinitionNode, Execute | null>();
  const documents = new Map<string, KnownDocument>();

  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ schema, document, operation, source, request, contextValue }) {
      if (!compiled.has(operation)) {
        if (!isCompilable(operation) || source.length > maxDocumentLength || !isFrequent(operation))
          return null;
        if (compiled.size >= maxCompiled) {
          compiled.clear();
          documents.clear();
        }
        const query = compileQuery(schema, document, operation.name?.value, {
          disableLeafSerialization: true,
        });
        const execute = isCompiledQuery(query) ? query.query : null;
        compiled.set(operation, execute);
        if (execute && isOnly(document))
          documents.set(source, { document, operationName: operation.name?.value, execute });
      }
      const result = await compiled.get(operation)?.(undefined, contextValue, request.variables ?? {});
      if (!isComplete(result)) return null;
      return {
        http: { status: undefined, headers: new HeaderMap() },
        body: { kind: 'single', singleResult: { data: result.data } },
      };
    },
  };

  return {
    plugin: { requestDidStart: async () => listener },
    async respond({ query, operationName, variables, extensions }: RequestBody, accept, ctx) {
      const known = typeof query === 'string' ? documents.get(query) : undefined;
      if (!known || (operationName ?? known.operationName) !== known.operationName) return null;
      if (!isJsonObject(extensions ?? {}) || (extensions as Extensions)?.persistedQuery) return null;
      if (!isJsonObject(variables ?? {}) || findExcess(variables)) return null;
      if (released && !(await released.isReleased(known.document))) return null;
      const contentType = contentTypeFor(accept);
      if (!contentType) return null;
      const result = await known.execute(undefined, ctx, variables ?? {});
      if (!isComplete(result)) return null;
      return {
        headers: new HeaderMap([['content-type', contentType]]),
        body: { kind: 'complete', string: `${JSON.stringify({ data: result.data })}\n` },
      };
    },
  };

  function isFrequent(operation: OperationDefinitionNode): boolean {
    const count = (requests.get(operation) ?? 0) + 1;
    requests.set(operation, count);
    return count > requestsBeforeCompiling;
  }
}

/** The body of a request, as it was sent. */
interface RequestBody {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

type Extensions = { persistedQuery?: unknown } | null | undefined;

type Result = Awaited<ReturnType<Execute>>;

function isComplete(result: Result | undefined): result is Result & { data: object } {
  return !!result?.data && (result.errors?.length ?? 0) === 0;
}

function isOnly({ definitions }: DocumentNode): boolean {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
}

/**
 * Introspection is rare and large. Contrary to its types, Apollo Server also calls the hook without an operation, if
 * none has the requested name.
 */
function isCompilable(operation: OperationDefinitionNode | undefined): boolean {
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    !operation.selectionSet.selections.some(
      (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
    )
  );
}
