import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the shell's HTML names what its build has painted: the address, and the HTML of that page. */
export const paintedPages = /<!--(\/[^\s<]*) painted ([^\s<]+)-->/g;

interface Visit {
  address: URL;
  /** What is painted is what visitors see first; members are greeted by name. */
  isVisitor: boolean;
}

/** The shell's HTML for an address; for visitors with the page in it, where the build has painted that. */
export async function readTemplate(siteDir: string, { address, isVisitor }: Visit): Promise<string> {
  const shell = path.join(siteDir, 'shell');
  const template = await readFile(path.join(shell, 'index.html'), 'utf8');
  const painted = [...template.matchAll(paintedPages)].find(([, painted]) => painted === address.pathname);
  if (!painted || !isVisitor) return template;
  return readFile(path.join(shell, painted[2]!), 'utf8');
}
