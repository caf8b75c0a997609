import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../../domains/members/context';

/** An operation that is requested once or twice is not worth the time that compiling it takes. */
const requestsBeforeCompiling = 3;
/** Limits memory. The site has about a hundred operations. */
const maxCompiled = 500;
const maxDocumentLength = 10_000;

type Execute = CompiledQuery['query'];

/**
 * Executes frequent queries by graphql-jit. A result with an error is discarded and graphql-js executes the operation
 * again, so that errors do not depend on the executor; mutations, which must not run twice, are never compiled.
 *
 * Apollo Server gives the same operation node for the same document, which it has validated. Numbers, texts and enums are
 * not serialised again: that every field has the type of the schema is tested (testing/canaries.test.ts).
 */
export function compiledQueries(): ApolloServerPlugin<Context> {
  const requests = new WeakMap<OperationDefinitionNode, number>();
  const compiled = new Map<OperationDefinitionNode, Execute | null>();
  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ schema, document, operation, source, request, contextValue }) {
      if (!compiled.has(operation)) {
        if (!isCompilable(operation) || source.length > maxDocumentLength || !isFrequent(operation))
          return null;
        if (compiled.size >= maxCompiled) compiled.clear();
        const query = compileQuery(schema, document, operation.name?.value, {
          disableLeafSerialization: true,
        });
        compiled.set(operation, isCompiledQuery(query) ? query.query : null);
      }
      const result = await compiled.get(operation)?.(undefined, contextValue, request.variables ?? {});
      if (!result?.data || (result.errors?.length ?? 0) > 0) return null;
      return {
        http: { status: undefined, headers: new HeaderMap() },
        body: { kind: 'single', singleResult: { data: result.data } },
      };
    },
  };

  return { requestDidStart: async () => listener };

  function isFrequent(operation: OperationDefinitionNode): boolean {
    const count = (requests.get(operation) ?? 0) + 1;
    requests.set(operation, count);
    return count > requestsBeforeCompiling;
  }
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
