import express, { type Express, type Request, type Response } from 'express';
import type { Remote } from 'schema/registry';
import { openContext, type Context } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { BadInput, Forbidden, NotFound } from '../../platform/errors';
import { labelRoute } from '../../platform/http/telemetry';
import { isForeignWrite } from '../../platform/http/origin';
import { entryCookie, isAllowedEntry, mayChoose, readChoice, versionCookie } from './choice';
import { overridePage, versionPage, versionsPage } from './choiceTexts';
import { sendHtmlPage } from '../../platform/html/page';
import type { Registry, Remotes } from './registry';

/** The value that ends a choice. */
const off = 'off';

/**
 * Installs /canary, to choose a published version of a remote, and /override, to load one from a developer's machine;
 * for this browser only. A GET changes nothing, so that no link can choose for somebody.
 */
export function installChoicePages(app: Express, services: AppServices, registry: Registry): void {
  const { config } = services;
  const readForm = express.urlencoded({ extended: false, limit: '10kb' });

  app.get('/canary', async (request, response) => {
    const { ctx, remotes } = await begin(request, response);
    const { versions } = await readChoice(ctx, request.headers.cookie);
    const { remote: name, version } = request.query;
    if (name === undefined) return sendHtmlPage(response, config, versionsPage(remotes, versions));
    const remote = requireRemote(remotes, name);
    sendHtmlPage(
      response,
      config,
      versionPage(typeof name === 'string' ? name : '', requireVersion(remote, version)),
    );
  });

  app.post('/canary', readForm, async (request, response) => {
    const { remotes } = await begin(request, response);
    const { remote: name, version } = fieldsOf(request);
    const remote = requireRemote(remotes, name);
    response.append('Set-Cookie', versionCookie(config, String(name), requireVersion(remote, version)));
    response.redirect(303, pageOf(remote));
  });

  app.get('/override', async (request, response) => {
    const { remotes } = await begin(request, response);
    sendHtmlPage(
      response,
      config,
      overridePage(requireEntries(remotes, request.query.remote, request.query.entry)),
    );
  });

  app.post('/override', readForm, async (request, response) => {
    const { remotes } = await begin(request, response);
    const { remote, entry } = fieldsOf(request);
    const entries = requireEntries(remotes, remote, entry);
    for (const [name, chosen] of entries) response.append('Set-Cookie', entryCookie(config, name, chosen));
    response.redirect(303, pageOf(remotes[entries[0]![0]]!));
  });

  /** For callers who may not choose, these pages do not exist. */
  async function begin(request: Request, response: Response): Promise<{ ctx: Context; remotes: Remotes }> {
    labelRoute(response, request.path);
    const ctx = openContext(services, request.headers);
    if (!(await mayChoose(ctx))) throw new NotFound();
    if (isForeignWrite(request, config.siteOrigin)) throw new Forbidden();
    return { ctx, remotes: await registry.read() };
  }

  /** Each given remote with its entry URL, null for the published one. */
  function requireEntries(remotes: Remotes, names: unknown, entries: unknown): [string, string | null][] {
    const chosen = listOf(entries);
    const pairs = listOf(names).map((name, index): [string, string | null] => {
      requireRemote(remotes, name);
      const entry = chosen[index];
      if (entry === off) return [name, null];
      if (entry === undefined || !isAllowedEntry(config, entry)) {
        const where = config.production ? 'an https:// address' : 'http://localhost or http://127.0.0.1';
        throw new BadInput([{ path: 'entry', message: `entry must be at ${where}, or "${off}"` }]);
      }
      return [name, entry];
    });
    if (pairs.length === 0) throw new BadInput([{ path: 'remote', message: 'remote is needed' }]);
    return pairs;
  }
}

function fieldsOf(request: Request): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>;
}

function requireRemote(remotes: Remotes, name: unknown): Remote {
  const remote = typeof name === 'string' && Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!remote) throw new BadInput([{ path: 'remote', message: 'There is no such remote' }]);
  return remote;
}

/** A published version, or null for "off". */
function requireVersion({ versions }: Remote, version: unknown): string | null {
  if (version === off) return null;
  if (typeof version === 'string' && Object.hasOwn(versions, version)) return version;
  throw new BadInput([{ path: 'version', message: `version must be a published one, or "${off}"` }]);
}

/** A page of the remote. */
function pageOf({ live, versions }: Remote): string {
  return versions[live]!.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
}

function listOf(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string');
}
