const eachDocument = require('./eachDocument.cjs');

const generated = [
  "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
  'export type Sort = "recent";',
  'export const AmenDocument = {"kind":"Document"} as unknown as DocumentNode<Sort, Sort>;',
  'export const FeedDocument = {"kind":"Document"} as unknown as DocumentNode<Sort, Sort>;',
].join('\n');

const load = (resourceQuery) => eachDocument.call({ resourceQuery }, generated);

test('the file passes every document on from a module of its own', () => {
  const source = load('');
  expect(source).toContain("export { AmenDocument } from './graphql.ts?AmenDocument';");
  expect(source).toContain("export { FeedDocument } from './graphql.ts?FeedDocument';");
  expect(source).not.toContain('"kind"');
});

test('the module of a document has no other', () => {
  const source = load('?FeedDocument');
  expect(source).toContain('export const FeedDocument = {"kind":"Document"}');
  expect(source).not.toContain('AmenDocument');
});
