import type { Express, Response } from 'express';
import { printPage } from 'schema/addresses';
import type { AppServices } from '../../platform/services';
import { BadInput, parse } from '../../platform/errors';
import { variesByLocale } from '../../platform/http/requestLocale';
import { labelRoute } from '../../platform/http/telemetry';
import { textsOf } from '../../platform/texts/texts';
import { mayReadTeam, openContext } from '../members/context';
import { choiceRule, periods } from './choice';
import { composePrint, composeRefusal } from './page';
import type { PrintedSite } from './site';
import { findPrinted } from './sql';

/** The most prayers of one print. */
const maxPrayers = 100;

/** Installs the page to print from; for everybody but administrators and the prayer team, it is an unknown address. */
export function installPrint(app: Express, services: AppServices): void {
  app.get(printPage, async (request, response, next) => {
    const ctx = openContext(services, request.headers);
    const caller = await ctx.findCaller();
    if (!caller || !mayReadTeam(caller)) return next();
    labelRoute(response, printPage);
    const texts = textsOf(await ctx.findLocale());
    const site: PrintedSite = { ...services.config, texts, isForAdministrator: caller.isSiteAdmin };
    response.setHeader('Vary', variesByLocale);
    response.setHeader('Content-Language', texts.locale);
    try {
      const choice = parse(choiceRule, request.query);
      const { days } = periods.find(({ value }) => value === choice.period)!;
      const category = choice.category === 'all' ? null : choice.category;
      const found = await findPrinted(ctx.sql, { days, category, rows: maxPrayers + 1 });
      const prayers = found.slice(0, maxPrayers);
      send(
        response,
        composePrint(site, { choice, prayers, hasMore: found.length > maxPrayers, now: new Date() }),
      );
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      send(response.status(400), composeRefusal(site, error));
    }
  });
}

function send(response: Response, { text, policy }: { text: string; policy: string }): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Content-Security-Policy', policy);
  response.type('html').send(text);
}
