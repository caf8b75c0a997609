import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { parse, separateOperations, visit } from 'graphql';
import { print } from './printDocument.mjs';

/** Every operation of an area by its name, with just the fragments that it uses, printed as the client sends it. */
export function operationsIn(directory) {
  const documents = graphqlFiles(directory).map((file) => readFileSync(file, 'utf8'));
  if (documents.length === 0) return {};
  const operations = separateOperations(parse(documents.join('\n')));
  return Object.fromEntries(
    Object.entries(operations).map(([name, document]) => [name, print(asSent(document))]),
  );
}

/** As the client transforms it: every selection has `__typename`, and `@unmask` is not sent. */
function asSent(document) {
  return addTypenameToDocument(
    visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) }),
  );
}

function graphqlFiles(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|gen)$/.test(entry.name) ? [] : graphqlFiles(file);
    return file.endsWith('.graphql') ? [file] : [];
  });
}
