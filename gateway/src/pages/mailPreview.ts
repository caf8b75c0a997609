import type { Express, Response } from 'express';
import type { House } from '../context';
import { nameRoute } from '../http/observe';
import { sendRefusal } from '../http/respond';
import { NotFound } from '../errors';
import { samples } from '../mail/samples';
import { html } from './plain/html';
import { sendPlainPage } from './plain/page';

/** Mails bring their styles in their elements; nothing else in them may do anything. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'";

/** Every template with words that nobody wrote, for whoever works on mail. Never in production. */
export function installMailPreview(app: Express, house: House): void {
  const { config } = house;

  app.get('/mail-preview', (_request, response) => {
    nameRoute(response, '/mail-preview');
    sendPlainPage(response, config, {
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
    nameRoute(response, '/mail-preview/:template');
    const { template } = request.params;
    const mail = await write(template);
    if (!mail) return sendRefusal(request, response, new NotFound());
    sendPlainPage(response, config, {
      status: 200,
      title: mail.subject,
      body: html`<h2>HTML</h2>
        <iframe title="The mail as HTML" src="/mail-preview/${template}/html"></iframe>
        <h2>Text</h2>
        <pre>${mail.text}</pre>
        <p class="links"><a href="/mail-preview">All mails</a></p>`,
    });
  });

  app.get('/mail-preview/:template/html', async (request, response) => {
    nameRoute(response, '/mail-preview/:template/html');
    const mail = await write(request.params.template);
    if (!mail) return sendRefusal(request, response, new NotFound());
    sendMail(response, mail.html);
  });

  async function write(template: string) {
    const sample = Object.entries(samples).find(([name]) => name === template)?.[1];
    if (!sample) return null;
    const { renderTemplate } = await import('../mail/templates/templates');
    return { subject: sample.subject, ...renderTemplate(config, { template, props: sample.props }) };
  }
}

function sendMail(response: Response, mail: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', mailPolicy);
  response.setHeader('Cache-Control', 'no-store');
  response.end(mail);
}
