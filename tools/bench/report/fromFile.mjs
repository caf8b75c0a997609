import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../scripts/tree/root.mjs';
import { writeDocument } from './document.mjs';
import { mergeRuns } from './mergeRuns.mjs';

// node tools/bench/report/fromFile.mjs <results.json>...: writes the document again from a previous run. Of several runs,
// each with some of the parts, it first writes one file of results.
const files = process.argv.slice(2);
const runs = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
const results = mergeRuns(runs);
let name = path.basename(files[0]);
if (runs.length > 1) {
  name = `${results.began.replace(/[:.]/g, '-')}.json`;
  writeFileSync(inRoot('tools/bench/results', name), `${JSON.stringify(results, null, 1)}\n`);
}
writeDocument(results, name);
