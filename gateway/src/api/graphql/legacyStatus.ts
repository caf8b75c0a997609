import type { ApolloServerPlugin } from '@apollo/server';

/**
 * Whoever takes `application/json` and nothing else is told by GraphQL over HTTP's older rules: what is wrong with a
 * question is said in an answer of 200. Everybody else gets 4xx, which tells proxies and figures the truth.
 */
export const legacyStatus: ApolloServerPlugin = {
  async requestDidStart({ request }) {
    if (!request.query || !takesNothingElse(request.http?.headers.get('accept') ?? '')) return;
    return {
      async willSendResponse({ response: { http } }) {
        if (http.status === 400) http.status = 200;
      },
    };
  },
};

const takesNothingElse = (accepted: string) =>
  accepted.split(',').every((type) => type.split(';')[0]!.trim().toLowerCase() === 'application/json');
