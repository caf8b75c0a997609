import { Kind } from 'graphql';

/**
 * The text of a document as the client sends it, in one line. In the built shell it replaces graphql's own `print`
 * (shell.mjs), which is larger, because it covers schemas and formatting. It also prints the operations in an area's
 * description (operations.mjs), because a site may accept only those texts.
 *
 * @param {import('graphql').ASTNode} node
 * @returns {string}
 */
export function print(node) {
  const write = writers[node.kind];
  if (!write) throw new Error(`A client sends no ${node.kind}`);
  return write(node);
}

const writers = {
  [Kind.DOCUMENT]: ({ definitions }) => all(definitions),
  [Kind.OPERATION_DEFINITION]({ operation, name, variableDefinitions = [], ...more }) {
    const variables = variableDefinitions.length > 0 ? `(${all(variableDefinitions)})` : '';
    return `${operation} ${name?.value ?? ''}${variables}${behind(more)}`;
  },
  [Kind.VARIABLE_DEFINITION]: ({ variable, type, defaultValue, directives }) =>
    `${print(variable)}:${print(type)}${defaultValue ? `=${print(defaultValue)}` : ''}${behind({ directives })}`,
  [Kind.FRAGMENT_DEFINITION]: ({ name, typeCondition, ...more }) =>
    `fragment ${name.value} on ${print(typeCondition)}${behind(more)}`,

  [Kind.SELECTION_SET]: ({ selections }) => `{${all(selections)}}`,
  [Kind.FIELD]: ({ alias, name, arguments: given, ...more }) =>
    `${alias ? `${alias.value}:` : ''}${name.value}${inBrackets(given)}${behind(more)}`,
  [Kind.FRAGMENT_SPREAD]: ({ name, directives }) => `...${name.value}${behind({ directives })}`,
  [Kind.INLINE_FRAGMENT]: ({ typeCondition, ...more }) =>
    `...${typeCondition ? ` on ${print(typeCondition)}` : ''}${behind(more)}`,
  [Kind.DIRECTIVE]: ({ name, arguments: given }) => `@${name.value}${inBrackets(given)}`,

  [Kind.NAMED_TYPE]: ({ name }) => name.value,
  [Kind.LIST_TYPE]: ({ type }) => `[${print(type)}]`,
  [Kind.NON_NULL_TYPE]: ({ type }) => `${print(type)}!`,

  [Kind.VARIABLE]: ({ name }) => `$${name.value}`,
  [Kind.INT]: ({ value }) => value,
  [Kind.FLOAT]: ({ value }) => value,
  [Kind.STRING]: ({ value }) => JSON.stringify(value),
  [Kind.BOOLEAN]: ({ value }) => String(value),
  [Kind.NULL]: () => 'null',
  [Kind.ENUM]: ({ value }) => value,
  [Kind.LIST]: ({ values }) => `[${all(values)}]`,
  [Kind.OBJECT]: ({ fields }) => `{${named(fields)}}`,
};

const all = (nodes) => nodes.map(print).join(' ');

/** The optional end of a field, operation or fragment: directives and selection. */
function behind({ directives = [], selectionSet }) {
  const printed = directives.map((directive) => ` ${print(directive)}`).join('');
  return printed + (selectionSet ? print(selectionSet) : '');
}

const inBrackets = (given = []) => (given.length > 0 ? `(${named(given)})` : '');

const named = (nodes) => nodes.map(({ name, value }) => `${name.value}:${print(value)}`).join(' ');
