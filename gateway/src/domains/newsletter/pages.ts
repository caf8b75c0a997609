import express, { type Express, type Request, type Response } from 'express';
import { newsletterPage } from 'schema/addresses';
import { localeReader, openContext, type Context } from '../members/context';
import type { AppServices } from '../../platform/services';
import type { Texts } from '../../platform/texts/texts';
import { BadInput, Forbidden } from '../../platform/errors';
import { isForeignWrite } from '../../platform/http/origin';
import { confirm, getSubscription, requireActive, savePreferences, unsubscribe } from './newsletter';
import {
  confirmedPage,
  confirmPage,
  deadLinkPage,
  preferencesPage,
  unsubscribedPage,
  unsubscribePage,
} from './pageTexts';
import { sendLinkedPage } from '../../platform/html/linkedPage';
import type { HtmlPage } from '../../platform/html/page';

type Page = Parameters<typeof newsletterPage>[0];

/** The content of a page. `token` is from its URL and the only credential. */
type Show = (ctx: Context, token: string, texts: Texts) => Promise<HtmlPage>;

type Act = (ctx: Context, token: string, texts: Texts, form: unknown) => Promise<HtmlPage>;

/**
 * The pages for the links in the digest's mails. They need neither a session nor a script. A GET changes nothing,
 * because mail programs open links by themselves; the page's one button sends a POST.
 */
export function installNewsletterPages(app: Express, services: AppServices): void {
  const options = {
    config: services.config,
    readLocale: localeReader(services),
    deadLinkPage: (texts: Texts, path: string) =>
      deadLinkPage(texts, path === newsletterPage('confirm') ? 'confirm' : 'manage'),
  };
  const readForm = express.urlencoded({ extended: false, limit: '10kb' });

  look('confirm', async (ctx, token, texts) =>
    confirmPage(texts, await getSubscription(ctx, token, 'confirm')),
  );
  act('confirm', async (ctx, token, texts) => {
    const confirmed = await confirm(ctx, token);
    return confirmedPage(texts, confirmed.subscription, confirmed.token);
  });

  look('preferences', async (ctx, token, texts) =>
    preferencesPage(texts, await requireActive(ctx, token), token),
  );
  act('preferences', async (ctx, token, texts, form) =>
    preferencesPage(texts, await savePreferences(ctx, token, form), token, { isSaved: true }),
  );

  look('unsubscribe', async (ctx, token, texts) => {
    const subscription = await getSubscription(ctx, token, 'manage');
    return subscription.status === 'ended'
      ? unsubscribedPage(texts)
      : unsubscribePage(texts, subscription, token);
  });
  // Mail programs send this themselves (RFC 8058), from any origin, and may repeat it.
  app.post(newsletterPage('unsubscribe'), (request, response) => {
    return answer(request, response, async (ctx, token, texts) => {
      await unsubscribe(ctx, token);
      return unsubscribedPage(texts);
    });
  });

  function look(page: Page, show: Show): void {
    app.get(newsletterPage(page), (request, response) => answer(request, response, show));
  }

  function act(page: Page, perform: Act): void {
    app.post(newsletterPage(page), (request, response) =>
      answer(request, response, async (ctx, token, texts) => {
        if (isForeignWrite(request, services.config.siteOrigin)) throw new Forbidden();
        return perform(ctx, token, texts, await formOf(request, response));
      }),
    );
  }

  function formOf(request: Request, response: Response): Promise<unknown> {
    return new Promise((resolve, reject) => {
      readForm(request, response, (error?: unknown) => {
        if (error) reject(new BadInput([{ path: '', message: 'The form cannot be read.' }]));
        else resolve(request.body ?? {});
      });
    });
  }

  function answer(request: Request, response: Response, show: Show): Promise<void> {
    return sendLinkedPage(request, response, options, (token, texts) =>
      show(openContext(services, request.headers), token, texts),
    );
  }
}
