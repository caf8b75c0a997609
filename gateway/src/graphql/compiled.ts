import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context';

/** A question that is asked once or twice is not worth the time that compiling it takes. */
const asksBeforeCompiling = 3;
/** Then all is forgotten and begins anew, so that nobody fills the memory with questions. The site has about a hundred. */
const mostCompiled = 500;

interface Asked {
  times: number;
  /** By the operation's name; null where it cannot be compiled. */
  compiled: Map<string | undefined, CompiledQuery | null>;
}

/**
 * Runs queries that come again and again as compiled code, which takes a third of graphql-js's time. An answer with an
 * error in it is thrown away and asked anew of graphql-js, so that errors are the same whoever found them; mutations,
 * which must not be done twice, are never run here.
 *
 * What is remembered hangs on the parsed document and goes with it, out of Apollo Server's own bounded cache.
 */
export function runCompiled(): ApolloServerPlugin<Context> {
  let documents = new WeakMap<DocumentNode, Asked>();
  let compiledSoFar = 0;

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, operationName, request, contextValue }) {
          if (!isWorthwhile(operation)) return null;
          const asked = documents.get(document) ?? { times: 0, compiled: new Map() };
          documents.set(document, asked);
          asked.times += 1;
          if (asked.times <= asksBeforeCompiling) return null;

          const name = operationName ?? undefined;
          if (!asked.compiled.has(name)) {
            const made = compileQuery(schema, document, name);
            asked.compiled.set(name, isCompiledQuery(made) ? made : null);
            compiledSoFar += 1;
          }
          if (compiledSoFar > mostCompiled) forgetAll();
          const result = await asked.compiled.get(name)?.query(undefined, contextValue, request.variables ?? {});
          return result && isWhole(result)
            ? {
                http: { status: undefined, headers: new HeaderMap() },
                body: { kind: 'single', singleResult: { data: result.data } },
              }
            : null;
        },
      };
    },
  };

  function forgetAll(): void {
    documents = new WeakMap();
    compiledSoFar = 0;
  }
}

/** Tools ask about the schema, seldom and at length. */
function isWorthwhile({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === OperationTypeNode.QUERY &&
    !selectionSet.selections.some((one) => one.kind === 'Field' && one.name.value.startsWith('__'))
  );
}

function isWhole({ data, errors }: ExecutionResult): boolean {
  return Boolean(data) && (errors?.length ?? 0) === 0;
}
