import type { ApolloServerPlugin } from '@apollo/server';

/**
 * Clients that accept only `application/json` get 200 for an invalid document, by the legacy rules of GraphQL over
 * HTTP. All others get 4xx, so that proxies and metrics see the error.
 */
export const legacyStatus: ApolloServerPlugin = {
  async requestDidStart({ request }) {
    if (!request.query || !acceptsOnlyJson(request.http?.headers.get('accept') ?? '')) return;
    return {
      async willSendResponse({ response: { http } }) {
        if (http.status === 400) http.status = 200;
      },
    };
  },
};

const acceptsOnlyJson = (accepted: string) =>
  accepted.split(',').every((type) => type.split(';')[0]!.trim().toLowerCase() === 'application/json');
