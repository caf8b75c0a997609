import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context';
import { createLeafCheck } from './leaves';

/** A question that is asked once or twice is not worth the time that compiling it takes. */
const asksBeforeCompiling = 3;
/** Then all is forgotten and begins anew, so that nobody fills the memory with questions. The site has about a hundred. */
const mostCompiled = 500;
const longestQuestion = 10_000;

/** A query as it is sent. */
export interface Question {
  /** Its text and its operation's name (`keyOf`). */
  key: string;
  variables: Record<string, unknown>;
}

export interface Compiled {
  /** What the rules of the schema and all bounds have found good; kept as Apollo Server lets it pass. */
  plugin: ApolloServerPlugin<Context>;
  /** The `data` of a question that has been let pass before; null where there is none without an error in it. */
  answer(question: Question, ctx: Context): Promise<Data | null>;
}

interface Known {
  ask: CompiledQuery['query'];
  /** Whether graphql-js would write the same values. */
  isWritten: (data: unknown) => boolean;
}

type Data = NonNullable<ExecutionResult['data']>;

/**
 * Runs queries that come again and again as compiled code, which takes a third of graphql-js's time. An answer with an
 * error in it is thrown away and asked anew of graphql-js, so that errors are the same whoever found them; mutations,
 * which must not be done twice, are never run here.
 *
 * A question is known by its whole text, and only after Apollo Server has parsed it and held it against every rule:
 * none of the rules looks at variables, so what was good once is good again.
 */
export function createCompiled(): Compiled {
  const timesAsked = new WeakMap<DocumentNode, number>();
  const compiled = new Map<string, Known | null>();
  const failed = new WeakSet<Context>();

  return {
    plugin: {
      async requestDidStart() {
        return {
          async responseForOperation({ schema, document, operation, source, request, contextValue }) {
            if (failed.has(contextValue) || !isWorthwhile(operation) || source.length > longestQuestion)
              return null;
            const key = keyOf(source, request.operationName ?? null);
            if (!compiled.has(key) && !learn(key, schema, document, operation)) return null;
            const data = await run(key, request.variables ?? {}, contextValue);
            return (
              data && {
                http: { status: undefined, headers: new HeaderMap() },
                body: { kind: 'single', singleResult: { data } },
              }
            );
          },
        };
      },
    },
    answer: ({ key, variables }, ctx) => run(key, variables, ctx),
  };

  /** Whether it is asked often enough to be compiled. */
  function learn(
    key: string,
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
  ): boolean {
    const times = (timesAsked.get(document) ?? 0) + 1;
    timesAsked.set(document, times);
    if (times <= asksBeforeCompiling) return false;
    const made = compileQuery(schema, document, operation.name?.value, { disableLeafSerialization: true });
    if (compiled.size >= mostCompiled) compiled.clear();
    const isWritten = createLeafCheck(schema, document, operation);
    compiled.set(key, isCompiledQuery(made) ? { ask: made.query, isWritten } : null);
    return true;
  }

  async function run(key: string, variables: Record<string, unknown>, ctx: Context): Promise<Data | null> {
    const known = compiled.get(key);
    if (!known) return null;
    const { data, errors } = await known.ask(undefined, ctx, variables);
    if (data && (errors?.length ?? 0) === 0 && known.isWritten(data)) return data;
    failed.add(ctx);
    return null;
  }
}

export function keyOf(query: string, operationName: string | null): string {
  return `${operationName ?? ''}\n${query}`;
}

/**
 * Tools ask about the schema, seldom and at length. Apollo Server asks here also where no operation of the document has
 * the name that was given, whatever its types say.
 */
function isWorthwhile(operation: OperationDefinitionNode | undefined): boolean {
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    !operation.selectionSet.selections.some((one) => one.kind === 'Field' && one.name.value.startsWith('__'))
  );
}
