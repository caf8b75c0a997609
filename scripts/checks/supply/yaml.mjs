import { readFileSync } from 'node:fs';

/** A YAML file's content. The parser is a package, so it cannot be imported before the first installation. */
export async function readYaml(file) {
  const { parse } = await import('yaml');
  return parse(readFileSync(file, 'utf8'), { maxAliasCount: -1, merge: true });
}
