import type { Express, Request, Response } from 'express';
import { localeNames, locales, matchLocale, type Locale } from 'schema/locales';
import type { AppServices } from '../../platform/services';
import { labelRoute } from '../../platform/http/telemetry';
import { sendRefusal } from '../../platform/http/respond';
import { NotFound } from '../../platform/errors';
import { samples } from './samples';
import { html } from '../../platform/html/html';
import { sendHtmlPage } from '../../platform/html/page';

/** Mails have inline styles; everything else is blocked. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'";

/** Every template with sample content in each language (`?locale=ar`), for developers. Never in production. */
export function installMailPreview(app: Express, services: AppServices): void {
  const { config } = services;

  app.get('/mail-preview', (_request, response) => {
    labelRoute(response, '/mail-preview');
    sendHtmlPage(response, config, {
      status: 200,
      title: 'Mail',
      body: html`<ul>
        ${Object.entries(samples).map(
          ([name, { subject }]) =>
            html`<li><a href="/mail-preview/${name}">${name}</a> <span class="soft">${subject}</span></li>`,
        )}
      </ul>`,
    });
  });

  app.get('/mail-preview/:template', async (request, response) => {
    labelRoute(response, '/mail-preview/:template');
    const { template } = request.params;
    const locale = localeOf(request);
    const mail = await write(template, locale);
    if (!mail) return sendRefusal(request, response, new NotFound());
    sendHtmlPage(response, config, {
      status: 200,
      title: mail.subject,
      body: html`<h2>HTML</h2>
        <iframe title="The mail as HTML" src="/mail-preview/${template}/html?locale=${locale}"></iframe>
        <h2>Text</h2>
        <pre dir="${locales[locale].dir}">${mail.text}</pre>
        <p class="links">
          ${localeNames.map(
            (name) =>
              html`<a href="/mail-preview/${template}?locale=${name}" lang="${name}"
                >${locales[name].name}</a
              >`,
          )}
        </p>
        <p class="links"><a href="/mail-preview">All mails</a></p>`,
    });
  });

  app.get('/mail-preview/:template/html', async (request, response) => {
    labelRoute(response, '/mail-preview/:template/html');
    const mail = await write(request.params.template, localeOf(request));
    if (!mail) return sendRefusal(request, response, new NotFound());
    sendMail(response, mail.html);
  });

  async function write(template: string, locale: Locale) {
    const sample = Object.entries(samples).find(([name]) => name === template)?.[1];
    if (!sample) return null;
    const { renderTemplate } = await import('./templates/templates');
    return renderTemplate(config, { template, props: sample.props, locale });
  }
}

/** English for none, and for an unknown one. */
function localeOf({ query }: Request): Locale {
  return (typeof query.locale === 'string' && matchLocale(query.locale)) || 'en';
}

function sendMail(response: Response, mail: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', mailPolicy);
  response.setHeader('Cache-Control', 'no-store');
  response.end(mail);
}
