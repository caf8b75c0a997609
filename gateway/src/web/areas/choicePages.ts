import express, { type Express, type Request, type Response } from 'express';
import { remoteNameRule } from 'schema/registry';
import { openContext, type Context } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { BadInput, Forbidden, NotFound } from '../../platform/errors';
import { labelRoute } from '../../platform/http/telemetry';
import { isForeignWrite } from '../../platform/http/origin';
import { sendHtmlPage, type HtmlPage } from '../../platform/html/page';
import { entryCookie, isAllowedEntry, isOwnMachine, mayChoose, readChoice, versionCookie } from './choice';
import { deadLinkPage, sharedPage, unsignedPage, versionPage, type RequestedEntry } from './choiceTexts';
import { machinePage } from './machinePage';
import { packArea } from './machineArea';
import { versionsPage } from './versionsPage';
import type { Registry, Remotes } from './registry';
import { resolveRemotes } from './resolve';
import { linkFor, readShared } from './sharedChoice';

/** The value that ends a choice. */
const off = 'off';

/**
 * Installs /canary, to choose versions of areas and to share a choice, and /override, to load an area from a developer's
 * machine; for this browser only. A GET changes nothing, so that no link can choose for somebody.
 */
export function installChoicePages(app: Express, services: AppServices, registry: Registry): void {
  const { config } = services;
  const readForm = express.urlencoded({ extended: false, limit: '100kb' });

  app.get('/canary', async (request, response) => {
    const { ctx, remotes } = await begin(request, response);
    const { remote: name, version, shared } = request.query;
    if (shared !== undefined) {
      const choice = readShared(config, shared);
      return send(response, choice ? sharedPage(choice, textOf(shared)) : deadLinkPage);
    }
    if (name !== undefined) {
      const remote = requireRemote(remotes, name);
      return send(response, versionPage(textOf(name), requireVersion(remote, version)));
    }
    const choice = await readChoice(ctx, request.headers.cookie);
    const by = (await ctx.findCaller())?.name ?? 'somebody who is not signed in';
    const hasChoice = Object.keys({ ...choice.versions, ...choice.entries }).length > 0;
    send(
      response,
      versionsPage({
        remotes,
        choice,
        served: resolveRemotes(remotes, choice),
        link: hasChoice ? linkFor(config, choice, { by }) : null,
        example: `${config.production ? 'https' : 'http'}://localhost:4401/remoteEntry.js`,
      }),
    );
  });

  app.post('/canary', readForm, async (request, response) => {
    const { ctx, remotes } = await begin(request, response);
    const { remote: name, version, shared } = fieldsOf(request);
    if (shared !== undefined) return takeShared(response, remotes, shared);
    if (name === undefined && version === off) return stopAll(request, response, ctx);
    const remote = requireRemote(remotes, name);
    response.append('Set-Cookie', versionCookie(config, textOf(name), requireVersion(remote, version)));
    response.redirect(303, pageOf(remotes, textOf(name)));
  });

  app.get('/override', async (request, response) => {
    const { remotes } = await begin(request, response);
    const entries = requireEntries(request.query);
    // Anybody can write such a link. What it names has to be on the reader's own machine.
    const isForeign = entries.some(({ entry }) => entry !== null && !isOwnMachine(entry));
    send(response, isForeign ? unsignedPage(entries) : machinePage(entries, remotes));
  });

  app.post('/override', readForm, async (request, response) => {
    const { remotes } = await begin(request, response);
    const fields = fieldsOf(request);
    const entries = requireEntries(fields);
    if (fields.ask !== undefined) return send(response, machinePage(entries, remotes));
    const described = listOf(fields.area);
    for (const [index, { name, entry }] of entries.entries()) {
      const packed = entry === null ? '' : packArea(described[index] ?? '');
      if (entry !== null && packed === '' && !Object.hasOwn(remotes, name))
        throw new BadInput([{ path: 'area', message: `area.json of ${name} is needed` }]);
      response.append('Set-Cookie', entryCookie(config, name, entry, packed));
    }
    response.redirect(303, pageOf(remotes, entries[0]!.name));
  });

  /** For callers who may not choose, these pages do not exist. */
  async function begin(request: Request, response: Response): Promise<{ ctx: Context; remotes: Remotes }> {
    labelRoute(response, request.path);
    const ctx = openContext(services, request.headers);
    if (!(await mayChoose(ctx))) throw new NotFound();
    if (isForeignWrite(request, config.siteOrigin)) throw new Forbidden();
    return { ctx, remotes: await registry.read() };
  }

  function send(response: Response, page: HtmlPage): void {
    sendHtmlPage(response, config, page);
  }

  function takeShared(response: Response, remotes: Remotes, shared: unknown): void {
    const choice = readShared(config, shared);
    if (!choice) return send(response, deadLinkPage);
    for (const [name, version] of Object.entries(choice.versions))
      response.append('Set-Cookie', versionCookie(config, name, version));
    for (const [name, { entry, packed }] of Object.entries(choice.entries))
      response.append('Set-Cookie', entryCookie(config, name, entry, packed));
    response.redirect(303, pageOf(remotes, Object.keys({ ...choice.entries, ...choice.versions })[0] ?? ''));
  }

  async function stopAll(request: Request, response: Response, ctx: Context): Promise<void> {
    const { versions, entries } = await readChoice(ctx, request.headers.cookie);
    for (const name of Object.keys(versions))
      response.append('Set-Cookie', versionCookie(config, name, null));
    for (const name of Object.keys(entries)) response.append('Set-Cookie', entryCookie(config, name, null));
    response.redirect(303, '/canary');
  }

  /** Each given area with its entry URL, null for the published one. Areas that are not published may be new ones. */
  function requireEntries({ remote, entry: entries }: Record<string, unknown>): RequestedEntry[] {
    const chosen = listOf(entries);
    const requested = listOf(remote).map((name, index): RequestedEntry => {
      if (!remoteNameRule.safeParse(name).success)
        throw new BadInput([{ path: 'remote', message: 'The name has small letters, digits and hyphens' }]);
      const entry = chosen[index];
      if (entry === off) return { name, entry: null };
      if (entry === undefined || !isAllowedEntry(config, entry)) {
        const where = config.production ? 'an https:// address' : 'http://localhost or http://127.0.0.1';
        throw new BadInput([{ path: 'entry', message: `entry must be at ${where}, or "${off}"` }]);
      }
      return { name, entry };
    });
    if (requested.length === 0) throw new BadInput([{ path: 'remote', message: 'remote is needed' }]);
    return requested;
  }
}

function fieldsOf(request: Request): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>;
}

function requireRemote(remotes: Remotes, name: unknown): Remotes[string] {
  const remote = typeof name === 'string' && Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!remote) throw new BadInput([{ path: 'remote', message: 'There is no such remote' }]);
  return remote;
}

/** A published version, or null for "off". */
function requireVersion({ versions }: Remotes[string], version: unknown): string | null {
  if (version === off) return null;
  if (typeof version === 'string' && Object.hasOwn(versions, version)) return version;
  throw new BadInput([{ path: 'version', message: `version must be a published one, or "${off}"` }]);
}

/** A page of the area; the list of versions for one that is not published. */
function pageOf(remotes: Remotes, name: string): string {
  if (!Object.hasOwn(remotes, name)) return '/canary';
  const { live, versions } = remotes[name]!;
  return versions[live]!.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
}

function listOf(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
