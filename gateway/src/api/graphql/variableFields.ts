/** Characters; those of our own fields are shorter. */
const longestPath = 100;

/**
 * The path of the field in which a variable does not fit its type, as in `fieldErrors`: 'category' of `$input`; with the
 * variable's own name where the whole does not fit ('input'), or an entry of a list ('ids.1'). Only graphql-js's words
 * say it; null for other words.
 */
export function fieldOfVariable(message: string): string | null {
  const variable = /^Variable "\$(\w{1,100})" /.exec(message)?.[1];
  if (variable === undefined) return null;
  const [, nested = ''] = / at "\w+([.[][^"]*)"; /.exec(message) ?? [];
  const [, missing = ''] = /; Field "(\w+)" (?:of required type|is not defined)/.exec(message) ?? [];
  const list = nested.startsWith('[') ? variable : '';
  const path = `${list}${nested.replaceAll(/\[(\d+)\]/g, '.$1')}.${missing}`.replaceAll(/^\.|\.$/g, '');
  return path === '' || path.length > longestPath ? variable : path;
}
