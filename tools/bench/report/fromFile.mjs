import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDocument } from './document.mjs';

// node tools/bench/report/fromFile.mjs <results.json>: writes the document again from a previous run.
const file = process.argv[2];
writeDocument(JSON.parse(readFileSync(file, 'utf8')), path.basename(file));
