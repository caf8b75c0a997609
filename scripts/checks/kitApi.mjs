import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readIfAny, replaceFile } from '../tree/files.mjs';
import { inRoot } from '../tree/root.mjs';

/**
 * What areas get from the facade, in kit/api.txt: every exported name with its kind, every slot with its props. It is
 * written anew when it changed, so that a change is seen; but what areas that are live may use is not taken from them,
 * nor anything added, without a new version of kit.
 *
 * @param {string} kit its folder
 * @returns {string | null} what is wrong
 */
export function checkKitApi(kit = inRoot('kit')) {
  const { version } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
  const file = path.join(kit, 'api.txt');
  const committed = readIfAny(file);
  const made = printApi(kit, version);
  if (committed === made) return null;
  const refusal = committed === null ? null : versionRefusal(committed, made);
  if (refusal) return refusal;
  replaceFile(file, made);
  return 'kit/api.txt was out of date. It has been written anew: commit it.';
}

function versionRefusal(committed, made) {
  const [before, now] = [readApi(committed), readApi(made)];
  const removed = before.lines.filter((line) => !now.lines.includes(line));
  const added = now.lines.filter((line) => !before.lines.includes(line));
  const broken = [...removed, ...added.filter((line) => isDemanded(line, before))];
  if (broken.length > 0 && now.major === before.major) {
    return `PW-231 kit's facade breaks areas that are live, so kit/package.json needs a new major version: ${broken.join('; ')}`;
  }
  if (added.length > 0 && now.major === before.major && now.minor === before.minor) {
    return `PW-232 kit's facade has grown, so kit/package.json needs a new minor version: ${added.join('; ')}`;
  }
  return null;
}

/** A prop that everybody who uses a slot must pass from now on, though the slot was there before. */
function isDemanded(line, before) {
  const [, slot] = /^slot (\w+)\.\w+:/.exec(line) ?? [];
  return slot !== undefined && before.lines.includes(`slot ${slot}`);
}

function readApi(text) {
  const [head, ...lines] = text.split('\n').filter(Boolean);
  const [major, minor] = head.replace('kit ', '').split('.').map(Number);
  return { major, minor, lines: lines.map(withoutHow) };
}

/** Whether a value is a function or a constant, and where it comes from, is nothing to those who use it. */
const withoutHow = (line) =>
  line
    .replace(/ from .*/, '')
    .replace(/^interface /, 'type ')
    .replace(/^(function|const|class) /, 'value ');

function printApi(kit, version) {
  const ts = typescript();
  const parse = (file) =>
    ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
  const names = exportsOf(ts, parse(path.join(kit, 'index.ts'))).map(({ name, source, isType }) => {
    if (!source.startsWith('.')) return `${isType ? 'type' : 'value'} ${name} from ${source}`;
    return `${kindOf(ts, parse(sourceFile(path.join(kit, source))), name)} ${name}`;
  });
  const slots = slotsOf(ts, parse(path.join(kit, 'app/areas.tsx')));
  return `${[`kit ${version}`, '', ...names.sort(byName), '', ...slots].join('\n')}\n`;
}

/** dependency-cruiser's own TypeScript: version 7 has no programming interface. */
function typescript() {
  const cruiser = realpathSync(inRoot('node_modules/dependency-cruiser/package.json'));
  return createRequire(cruiser)('typescript');
}

function exportsOf(ts, facade) {
  return facade.statements.filter(ts.isExportDeclaration).flatMap((statement) =>
    statement.exportClause.elements.map((element) => ({
      name: element.name.text,
      source: statement.moduleSpecifier.text,
      isType: statement.isTypeOnly || element.isTypeOnly,
    })),
  );
}

const sourceFile = (source) => [`${source}.ts`, `${source}.tsx`].find((file) => readIfAny(file) !== null);

function kindOf(ts, source, name) {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      if (statement.declarationList.declarations.some((one) => one.name.getText() === name)) return 'const';
    } else if (statement.name?.text === name) {
      return kindNames(ts)[statement.kind];
    }
  }
  return 'value';
}

const kindNames = (ts) => ({
  [ts.SyntaxKind.FunctionDeclaration]: 'function',
  [ts.SyntaxKind.ClassDeclaration]: 'class',
  [ts.SyntaxKind.InterfaceDeclaration]: 'interface',
  [ts.SyntaxKind.TypeAliasDeclaration]: 'type',
});

function slotsOf(ts, areas) {
  const slots = areas.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Slots');
  return slots.members.flatMap((slot) => {
    const props = ts.isTypeLiteralNode(slot.type) ? slot.type.members : [];
    return [`slot ${slot.name.text}`, ...props.map((prop) => `slot ${slot.name.text}.${oneLine(prop)}`)];
  });
}

const oneLine = (node) => node.getText().replace(/\s+/g, ' ').replace(/;$/, '');

const byName = (a, b) => (a.split(' ')[1] < b.split(' ')[1] ? -1 : 1);
