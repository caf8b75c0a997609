import { createHash } from 'node:crypto';
import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { Context } from '../../domains/members/context';
import { isDatabaseUnavailable } from '../../platform/database/database';
import { createCalls } from '../../platform/database/idempotency';
import { findResponse, storeResponse } from '../../platform/database/idempotentResponses';
import { countRootFields } from './rootFields';
import { unavailable, unavailableHead } from './unavailable';

type SingleResult = { data?: Record<string, unknown> | null; errors?: readonly unknown[] };

const unavailableBody = { kind: 'single', singleResult: { errors: [unavailable] } } as const;

/**
 * Returns the first response again for a repeated request with the same Idempotency-Key, if it makes something. While the
 * database is unavailable it is 503, whatever was done: what a hook throws, Apollo Server turns into 500.
 */
export function repeatedMutations(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue: { idempotencyKey } }) {
      if (idempotencyKey === null) return;
      let requestHash: Buffer | null = null;
      return {
        async responseForOperation({ document, operation, source, request, contextValue }) {
          if (!isCreate(document, operation)) return null;
          // Its resolvers refuse it.
          if (contextValue.token?.scope === 'read') return null;
          requestHash = createHash('sha256')
            .update(JSON.stringify([source, request.operationName ?? null, request.variables ?? null]))
            .digest();
          try {
            const earlier = await findResponse(contextValue, requestHash);
            if (earlier === null) return null;
            return {
              http: { status: undefined, headers: new HeaderMap() },
              body: { kind: 'single', singleResult: earlier as SingleResult as never },
            };
          } catch (error) {
            if (!isDatabaseUnavailable(error)) throw error;
            return { http: unavailableHead(), body: unavailableBody };
          }
        },
        async willSendResponse({ response, contextValue }) {
          const { body } = response;
          if (requestHash === null || body.kind !== 'single' || body.singleResult.errors) return;
          try {
            body.singleResult = await storeResponse(contextValue, requestHash, body.singleResult);
          } catch (error) {
            if (!isDatabaseUnavailable(error)) throw error;
            Object.assign(response, { http: unavailableHead(), body: unavailableBody });
          }
        },
      };
    },
  };
}

/**
 * Whether an operation makes something, so that its response is stored. Contrary to its types, Apollo Server also calls
 * the hook without an operation.
 */
function isCreate(document: DocumentNode, operation: OperationDefinitionNode | undefined): boolean {
  if (operation?.operation !== OperationTypeNode.MUTATION) return false;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const creates = countRootFields(
    operation.selectionSet,
    (wanted) => fragments.find(({ name }) => name.value === wanted),
    ({ name }) => createCalls.some((call) => call === name.value),
  );
  return creates > 0;
}
