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

/** By kind of node. The names are written here, because an import of graphql would make a circle (ownPrinter.mjs). */
const writers = {
  Document: ({ definitions }) => all(definitions),
  OperationDefinition({ operation, name, variableDefinitions = [], ...more }) {
    const variables = variableDefinitions.length > 0 ? `(${all(variableDefinitions)})` : '';
    return `${operation} ${name?.value ?? ''}${variables}${behind(more)}`;
  },
  VariableDefinition: ({ variable, type, defaultValue, directives }) =>
    `${print(variable)}:${print(type)}${defaultValue ? `=${print(defaultValue)}` : ''}${behind({ directives })}`,
  FragmentDefinition: ({ name, typeCondition, ...more }) =>
    `fragment ${name.value} on ${print(typeCondition)}${behind(more)}`,

  SelectionSet: ({ selections }) => `{${all(selections)}}`,
  Field: ({ alias, name, arguments: given, ...more }) =>
    `${alias ? `${alias.value}:` : ''}${name.value}${inBrackets(given)}${behind(more)}`,
  FragmentSpread: ({ name, directives }) => `...${name.value}${behind({ directives })}`,
  InlineFragment: ({ typeCondition, ...more }) =>
    `...${typeCondition ? ` on ${print(typeCondition)}` : ''}${behind(more)}`,
  Directive: ({ name, arguments: given }) => `@${name.value}${inBrackets(given)}`,

  NamedType: ({ name }) => name.value,
  ListType: ({ type }) => `[${print(type)}]`,
  NonNullType: ({ type }) => `${print(type)}!`,

  Variable: ({ name }) => `$${name.value}`,
  IntValue: ({ value }) => value,
  FloatValue: ({ value }) => value,
  StringValue: ({ value }) => JSON.stringify(value),
  BooleanValue: ({ value }) => String(value),
  NullValue: () => 'null',
  EnumValue: ({ value }) => value,
  ListValue: ({ values }) => `[${all(values)}]`,
  ObjectValue: ({ fields }) => `{${named(fields)}}`,
};

const all = (nodes) => nodes.map(print).join(' ');

/** The optional end of a field, operation or fragment: directives and selection. */
function behind({ directives = [], selectionSet }) {
  const printed = directives.map((directive) => ` ${print(directive)}`).join('');
  return printed + (selectionSet ? print(selectionSet) : '');
}

const inBrackets = (given = []) => (given.length > 0 ? `(${named(given)})` : '');

const named = (nodes) => nodes.map(({ name, value }) => `${name.value}:${print(value)}`).join(' ');
