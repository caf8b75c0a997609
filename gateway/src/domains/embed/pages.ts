import type { Express, Response } from 'express';
import { embeddedWall, embedResizeScript } from 'schema/addresses';
import type { AppServices } from '../../platform/services';
import { BadInput } from '../../platform/errors';
import { requestLocale } from '../../platform/http/requestLocale';
import { sendPublicText } from '../../platform/http/respond';
import { textsOf } from '../../platform/texts/texts';
import { labelRoute } from '../../platform/http/telemetry';
import { openContext } from '../members/context';
import { parentProgram } from './resize';
import { composeRefusal, writeWall } from './wall';

/** As for feeds: a text that is taken down is gone within 20 seconds. */
const maxAge = 15;

/** Installs the page that other sites may frame; without EMBED_ORIGINS there is none. It takes no session. */
export function installEmbed(app: Express, services: AppServices): void {
  const { config } = services;
  if (config.embedOrigins.length === 0) return;

  app.get(embeddedWall, async (request, response) => {
    labelRoute(response, embeddedWall);
    openToOthers(response);
    const texts = textsOf(requestLocale(config, { 'accept-language': request.headers['accept-language'] }));
    response.vary('Accept-Language');
    response.setHeader('Content-Language', texts.locale);
    const page = await writeWall(openContext(services, {}), texts, request.query).catch((error: unknown) => {
      if (!(error instanceof BadInput)) throw error;
      response.status(400);
      return composeRefusal(config, error);
    });
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('Content-Security-Policy', page.policy);
    if (response.statusCode === 200) {
      sendPublicText(request, response, { text: page.text, maxAge, type: 'text/html; charset=utf-8' });
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(page.text);
  });

  app.get(embedResizeScript, (request, response) => {
    labelRoute(response, embedResizeScript);
    openToOthers(response);
    sendPublicText(request, response, {
      text: parentProgram,
      maxAge: 3600,
      type: 'text/javascript; charset=utf-8',
    });
  });
}

/** Undoes the general headers that keep a response within this site; `frame-ancestors` decides instead. */
function openToOthers(response: Response): void {
  response.removeHeader('X-Frame-Options');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}
