import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { matchRoute } from 'schema/question';

/** Where the shell's HTML names what its build has painted: the route, and the HTML of that page. */
export const paintedPages = /<!--(\/[^\s<]*) painted ([^\s<]+)-->/g;

/** Where an area's page stands in what the shell has painted around it (shell/firstPaint/AreaFrame.tsx). */
export const placeOfArea = '<painted-area></painted-area>';

interface Visit {
  address: URL;
  /** Whether the page of the area is painted too: a frame around nothing is worth nothing. */
  hasArea: boolean;
  /** What is painted is what visitors see first; members are greeted by name. */
  isVisitor: boolean;
}

/** The shell's HTML for an address; for visitors with the page in it, where the build has painted that. */
export async function readTemplate(siteDir: string, { address, hasArea, isVisitor }: Visit): Promise<string> {
  const shell = path.join(siteDir, 'shell');
  const template = await readFile(path.join(shell, 'index.html'), 'utf8');
  const painted = [...template.matchAll(paintedPages)].find(([, route]) =>
    matchRoute(route!, address.pathname),
  );
  if (!painted || !isVisitor) return template;
  const page = await readFile(path.join(shell, painted[2]!), 'utf8');
  return page.includes(placeOfArea) && !hasArea ? template : page;
}
