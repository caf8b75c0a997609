import { createHash } from 'node:crypto';
import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../../domains/members/context';
import { findResponse, keepResponse } from '../../platform/database/idempotentResponses';

type SingleResult = { data?: Record<string, unknown> | null; errors?: readonly unknown[] };

/** Returns the first response again for a repeated request of mutations with the same Idempotency-Key. */
export function repeatedMutations(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue: { idempotencyKey } }) {
      if (idempotencyKey === null) return;
      let requestHash: Buffer | null = null;
      return {
        async responseForOperation({ operation, source, request, contextValue }) {
          // Contrary to its type, Apollo Server also calls this hook without an operation.
          const isMutation =
            (operation as { operation: string } | undefined)?.operation === OperationTypeNode.MUTATION;
          if (!isMutation) return null;
          // Its resolvers refuse it.
          if (contextValue.token?.scope === 'read') return null;
          requestHash = createHash('sha256')
            .update(JSON.stringify([source, request.operationName ?? null, request.variables ?? null]))
            .digest();
          const earlier = await findResponse(contextValue, requestHash);
          if (earlier === null) return null;
          return {
            http: { status: undefined, headers: new HeaderMap() },
            body: { kind: 'single', singleResult: earlier as SingleResult as never },
          };
        },
        async willSendResponse({ response: { body }, contextValue }) {
          if (requestHash === null || body.kind !== 'single' || body.singleResult.errors) return;
          body.singleResult = await keepResponse(contextValue, requestHash, body.singleResult);
        },
      };
    },
  };
}
