import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A reader sees the old file or the new one, never half of it. */
export function replaceFile(file, content) {
  if (readIfAny(file) === String(content)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.new`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** A file's text, or null when there is none. */
export function readIfAny(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
