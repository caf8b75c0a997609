/**
 * A loader: each document of a generated `graphql.ts` is a module of its own, so that a file has only those that it uses.
 * In one module, those of dialogs that open later would be in the file of the page.
 */
module.exports = function eachDocument(source) {
  const wanted = this.resourceQuery.slice(1);
  return source.replaceAll(/^export const (\w+) = .*$/gm, (line, name) => {
    if (!wanted) return `export { ${name} } from './graphql.ts?${name}';`;
    return name === wanted ? line : '';
  });
};
