import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';

export interface JsonFile<Content> {
  /** The content of the file at this moment, or the last one that could be read. */
  read(): Promise<Content>;
}

/** Opens a JSON file, which is read again whenever it has changed. */
export function openJsonFile<Content, Initial>(
  file: string,
  rule: z.ZodType<Content>,
  { initial, onFault }: { initial: Initial; onFault: (error: unknown) => void },
): JsonFile<Content | Initial> {
  let seen = '';
  let content: Promise<Content | Initial> = Promise.resolve(initial);

  return {
    async read() {
      try {
        const { mtimeMs, ino, size } = await stat(file);
        const found = `${mtimeMs} ${ino} ${size}`;
        if (found !== seen) {
          // Also where the file is broken, which is logged once and not at every page. Requests wait for what is being
          // read: the last content may name files that are gone.
          seen = found;
          const last = content;
          content = readAs(file, rule).catch((error: unknown) => (onFault(error), last));
        }
      } catch (error) {
        onFault(error);
      }
      return content;
    },
  };
}

const readAs = async <Content>(file: string, rule: z.ZodType<Content>) =>
  rule.parse(JSON.parse(await readFile(file, 'utf8')));
