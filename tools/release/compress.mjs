import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '../../scripts/tree/stamps.mjs';

const text = /\.(js|css|json|svg|html|txt)$/;
const smallest = 1024;

/** Writes a .br and a .gz beside each text file of the folder that is large enough. */
export async function compress(folder) {
  const files = filesUnder(folder, () => false).filter((file) => text.test(file));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) return;
  const content = await readFile(file);
  if (content.length <= smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    writeAtomically(`${file}.br`, promisify(brotliCompress)(content, { params })),
    writeAtomically(`${file}.gz`, promisify(gzip)(content, { level: 9 })),
  ]);
}

async function writeAtomically(file, content) {
  await writeFile(`${file}.new`, await content);
  await rename(`${file}.new`, file);
}
