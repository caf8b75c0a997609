import type { IncomingMessage } from 'node:http';
import express, { type Express, type Request, type Response } from 'express';
import { newsletterPage } from 'schema/addresses';
import { openContext, type Context } from '../members/context';
import type { AppServices } from '../../platform/services';
import { BadInput, Forbidden, NotFound } from '../../platform/errors';
import { labelRoute } from '../../platform/http/telemetry';
import { isForeignWrite } from '../../platform/http/origin';
import { refusalOf, setRetryAfter } from '../../platform/http/respond';
import { confirm, getSubscription, requireActive, savePreferences, unsubscribe } from './newsletter';
import {
  confirmedPage,
  confirmPage,
  deadLinkPage,
  preferencesPage,
  refusedPage,
  unsubscribedPage,
  unsubscribePage,
} from './pageTexts';
import { sendHtmlPage, type HtmlPage } from '../../platform/html/page';

type Page = Parameters<typeof newsletterPage>[0];

/** The content of a page. `token` is from its URL and the only credential. */
type Show = (ctx: Context, token: string) => Promise<HtmlPage>;

type Act = (ctx: Context, token: string, form: unknown) => Promise<HtmlPage>;

/**
 * The pages for the links in the digest's mails. They need neither a session nor a script. A GET changes nothing,
 * because mail programs open links by themselves; the page's one button sends a POST.
 */
export function installNewsletterPages(app: Express, services: AppServices): void {
  const readForm = express.urlencoded({ extended: false, limit: '10kb' });

  look('confirm', async (ctx, token) => confirmPage(await getSubscription(ctx, token, 'confirm')));
  act('confirm', async (ctx, token) => {
    const confirmed = await confirm(ctx, token);
    return confirmedPage(confirmed.subscription, confirmed.token);
  });

  look('preferences', async (ctx, token) => preferencesPage(await requireActive(ctx, token), token));
  act('preferences', async (ctx, token, form) =>
    preferencesPage(await savePreferences(ctx, token, form), token, { isSaved: true }),
  );

  look('unsubscribe', async (ctx, token) => {
    const subscription = await getSubscription(ctx, token, 'manage');
    return subscription.status === 'ended' ? unsubscribedPage() : unsubscribePage(subscription, token);
  });
  // Mail programs send this themselves (RFC 8058), from any origin, and may repeat it.
  app.post(newsletterPage('unsubscribe'), (request, response) => {
    return answer(request, response, async (ctx, token) => {
      await unsubscribe(ctx, token);
      return unsubscribedPage();
    });
  });

  function look(page: Page, show: Show): void {
    app.get(newsletterPage(page), (request, response) => answer(request, response, show));
  }

  function act(page: Page, perform: Act): void {
    app.post(newsletterPage(page), (request, response) =>
      answer(request, response, async (ctx, token) => {
        if (isForeignWrite(request, services.config.siteOrigin)) throw new Forbidden();
        return perform(ctx, token, await formOf(request, response));
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

  async function answer(request: Request, response: Response, show: Show): Promise<void> {
    labelRoute(response, request.path);
    const page = await pageOf(request, show).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (refusal instanceof NotFound)
        return deadLinkPage(request.path === newsletterPage('confirm') ? 'confirm' : 'manage');
      setRetryAfter(response, refusal);
      return refusedPage(
        refusal.status,
        refusal instanceof BadInput ? refusal.message : wordsOf(refusal.status),
      );
    });
    sendHtmlPage(response, services.config, page);
  }

  async function pageOf(request: Request, show: Show): Promise<HtmlPage> {
    return show(openContext(services, request.headers), tokenOf(request));
  }
}

function wordsOf(status: number): string {
  return status === 503 ? 'Please try again in a moment.' : 'Please open the link in your mail again.';
}

/** A field that is given twice is ambiguous. */
function tokenOf(request: IncomingMessage): string {
  const tokens = new URL(request.url ?? '/', 'http://localhost').searchParams.getAll('token');
  return tokens.length === 1 ? tokens[0]! : '';
}
