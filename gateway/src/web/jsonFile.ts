import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export interface JsonFile<Content> {
  /** The current content of the file, or the last content that could be read. */
  read(): Promise<Content>;
  /** Whether this is the content of the file at this moment. */
  isCurrent(content: Content): boolean;
}

/**
 * Opens a JSON file that is read again whenever it has changed.
 *
 * @param parse throws if the file has no such content
 */
export function openJsonFile<Content, Initial>(
  file: string,
  parse: (value: unknown) => Content,
  { initial, onFault }: { initial: Initial; onFault: (error: unknown) => void },
): JsonFile<Content | Initial> {
  let seen = '';
  let content: Promise<Content | Initial> = Promise.resolve(initial);
  let current: Content | Initial = initial;

  return {
    async read() {
      try {
        const found = stateFound();
        if (found !== seen) {
          // Also if the file is broken, so that this is logged once and not for every page. Requests wait for the new
          // content: the last one may name files that no longer exist.
          seen = found;
          const last = content;
          content = readAs(file, parse).catch((error: unknown) => (onFault(error), last));
        }
      } catch (error) {
        onFault(error);
      }
      current = await content;
      return current;
    },
    isCurrent(content) {
      if (content !== current) return false;
      try {
        return stateFound() === seen;
      } catch {
        return false;
      }
    },
  };

  /** Microseconds; a call that waits its turn costs several times as much. */
  function stateFound(): string {
    const { mtimeMs, ino, size } = statSync(file);
    return `${mtimeMs} ${ino} ${size}`;
  }
}

const readAs = async <Content>(file: string, parse: (value: unknown) => Content) =>
  parse(JSON.parse(await readFile(file, 'utf8')));
