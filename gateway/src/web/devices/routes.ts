import path from 'node:path';
import type { Express } from 'express';
import type { ShellManifest } from 'schema/shellManifest';
import { NotFound } from '../../platform/errors';
import { requestLocale, variesByLocale } from '../../platform/http/requestLocale';
import { sendRefusal } from '../../platform/http/respond';
import { labelRoute } from '../../platform/http/telemetry';
import { textsOf } from '../../platform/texts/texts';
import type { AppServices } from '../../platform/services';
import { sendOfflinePage } from './offlinePage';
import { webManifest } from './webManifest';

/** The files with which the site is an app that works without a connection: its manifest, its worker, its offline page. */
export function installOnDevices(
  app: Express,
  { config }: Pick<AppServices, 'config'>,
  shellManifest: { read(): Promise<ShellManifest | null> },
): void {
  app.get('/manifest.webmanifest', (request, response, next) => {
    labelRoute(response, '/manifest.webmanifest');
    const texts = textsOf(requestLocale(config, request.headers));
    const send = async () => {
      response.setHeader('Content-Type', 'application/manifest+json');
      response.setHeader('Cache-Control', 'public, max-age=3600');
      response.setHeader('Vary', variesByLocale);
      response.end(JSON.stringify(webManifest(config, await shellManifest.read(), texts)));
    };
    send().catch(next);
  });

  app.get('/offline', (request, response) => {
    labelRoute(response, '/offline');
    sendOfflinePage(response, config, requestLocale(config, request.headers));
  });

  // The one script with a fixed name: browsers revalidate it with each page.
  const root = path.join(config.siteDir, 'shell');
  const file = config.serviceWorker ? 'service-worker.js' : 'remove-service-worker.js';
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  app.get('/service-worker.js', (request, response) => {
    labelRoute(response, 'asset');
    response.sendFile(file, { root, headers, cacheControl: false }, (error) => {
      if (error && !response.headersSent) sendRefusal(request, response, new NotFound());
    });
  });
}
