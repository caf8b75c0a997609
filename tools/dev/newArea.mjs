import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDeclaration } from '../../kit/build/declaration.mjs';
import { matchRoute, siteRoutes } from '../../schema/routes.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';

export const templates = path.join(import.meta.dirname, 'newArea');
const nameRule = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const longestName = 30;

/**
 * Writes the folder `mf-<name>` of a new area: a page at `/<name>` with its link, its document and its test.
 *
 * @param {string | undefined} given `events`, or `mf-events`
 * @param {string} root of the checkout
 * @returns {Promise<string>} the folder's name
 * @throws {Failure} when the name is not one, or is taken
 */
export async function writeArea(given, root) {
  const values = await describeArea(given, root);
  const area = `mf-${values.name}`;
  if (existsSync(path.join(root, area))) throw new Failure(`${area} exists already.`);
  fillTemplates(templates, path.join(root, area), values);
  return area;
}

/** Writes the row of a new area in docs/architecture.md, below those of the others. */
export function writeRow(area, root) {
  const file = path.join(root, 'docs/architecture.md');
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('| `mf-'));
  lines.splice(last + 1, 0, `| \`${area}\` | the page ${area.replace('mf-', '/')} |`);
  writeFileSync(file, lines.join('\n'));
}

/**
 * The words that the templates of a new area contain.
 *
 * @throws {Failure} when the name is not one, or its path is taken
 */
export async function describeArea(given, root) {
  const name = (given ?? '').replace(/^mf-/, '');
  if (!nameRule.test(name) || name.length > longestName)
    throw new Failure(
      `npm run new-area events: a name of small letters, digits and hyphens, at most ${longestName}.`,
    );
  const others = (await readAreas(root)).filter((area) => area.name !== `mf-${name}`);
  requireFreePath(`/${name}`, others);
  return {
    name,
    Name: name.replace(/(^|-)([a-z])/g, (_, _hyphen, letter) => letter.toUpperCase()),
    title: name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' '),
    port: 1 + Math.max(4400, ...others.map(({ port }) => port)),
    position: 1 + Math.max(0, ...others.flatMap(({ routes }) => routes.map(positionOf))),
  };
}

/**
 * Copies templates with their words filled in.
 *
 * @param {string} from
 * @param {string} to a new folder, or one that has other files
 * @param {Record<string, string | number>} values by the words between `__`
 * @param {string[]} [names] the files; by default all of them
 */
export function fillTemplates(from, to, values, names = readdirSync(from)) {
  const filled = (text) => text.replace(/__(\w+?)__/g, (_, key) => values[key]);
  mkdirSync(to, { recursive: true });
  for (const name of names)
    writeFileSync(
      path.join(to, filled(name).replace(/\.template$/, '')),
      filled(readFileSync(path.join(from, name), 'utf8')),
    );
}

const positionOf = ({ navigation }) => navigation?.position ?? 0;

async function readAreas(root) {
  const folders = readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'package.json')))
    .map((name) => path.join(root, name));
  return Promise.all(
    folders.map(async (folder) => {
      const { config } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      return { ...(await readDeclaration(folder)), port: config?.port ?? 0 };
    }),
  );
}

function requireFreePath(address, others) {
  const owners = [{ name: 'the site itself', routes: siteRoutes.map((path) => ({ path })) }, ...others];
  const owner = owners.find(({ routes }) => routes.some(({ path }) => matchRoute(path, address)));
  if (owner) throw new Failure(`The path ${address} belongs to ${owner.name}.`);
}
