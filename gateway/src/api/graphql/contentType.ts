import Negotiator from 'negotiator';

const contentTypes = ['application/json', 'application/graphql-response+json'].map(
  (type) => `${type}; charset=utf-8`,
);

/** The content type of a response over GraphQL, as Apollo Server chooses it; undefined where none is accepted. */
export function contentTypeFor(accept: string | undefined): string | undefined {
  return accept ? new Negotiator({ headers: { accept } }).mediaType(contentTypes) : contentTypes[0];
}
