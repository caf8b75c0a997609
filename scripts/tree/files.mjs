import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a file atomically. */
export function replaceFile(file, content) {
  if (readIfAny(file) === String(content)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.new`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
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
