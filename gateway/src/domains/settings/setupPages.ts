import { msg } from '@lingui/core/macro';
import type { Express, Request } from 'express';
import { setupPage, signInPage } from 'schema/addresses';
import { locales } from 'schema/locales';
import { settingsLimits, setupRule } from 'schema/rules/settings';
import { BadInput, Forbidden, parse, type Refusal } from '../../platform/errors';
import { html, Html } from '../../platform/html/html';
import { sendHtmlPage, type HtmlPage } from '../../platform/html/page';
import { isForeignWrite } from '../../platform/http/origin';
import { requestLocale } from '../../platform/http/requestLocale';
import { labelRoute } from '../../platform/http/telemetry';
import type { AppServices } from '../../platform/services';
import { messageIn } from '../../platform/texts/messages';
import { textsOf, type Texts } from '../../platform/texts/texts';
import { beginSetup, isSetupOpen } from './setup';

/**
 * The page behind the link of a new site's first start. Its secret stands behind `#`, which browsers send nowhere; the
 * page itself puts it into its form. Without a link that waits there is no such page.
 */
export function installSetup(app: Express, services: AppServices): void {
  const { config } = services;

  app.get(setupPage, async (request, response, next) => {
    if (!(await isSetupOpen(services))) return next();
    labelRoute(response, setupPage);
    const texts = textsOf(requestLocale(config, request.headers));
    const { productName, prayersMailbox } = config;
    const shown = {
      productName,
      prayersMailbox: prayersMailbox.endsWith('@example.org') ? '' : prayersMailbox,
      defaultLocale: texts.locale,
    };
    sendHtmlPage(response, config, formPage(texts, { shown, fixed: config.fixedSettings }), texts);
  });

  app.post(setupPage, async (request, response, next) => {
    if (!(await isSetupOpen(services))) return next();
    labelRoute(response, setupPage);
    if (isForeignWrite(request, config.siteOrigin)) throw new Forbidden();
    const texts = textsOf(requestLocale(config, request.headers));
    const { secret, ...given } = readFields(request);
    const form = { shown: { ...config, ...given }, fixed: config.fixedSettings, secret };
    try {
      const settings = parse(setupRule, { ...config, ...given });
      const chosen = Object.entries(settings).filter(([name]) => !isFixed(form.fixed, name));
      const cookie = await beginSetup(services, secret, Object.fromEntries(chosen));
      if (!cookie) return sendHtmlPage(response, config, deadLinkPage(texts), texts);
      await services.refreshSettings?.();
      response.setHeader('Set-Cookie', cookie);
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(303, `${signInPage}?returnTo=%2Fadmin`);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      sendHtmlPage(response, config, formPage(texts, { ...form, refusal: error }), texts);
    }
  });
}

interface Form {
  shown: { productName: string; prayersMailbox: string; defaultLocale: string };
  /** The values of the configuration. */
  fixed: readonly string[];
  secret?: string;
  refusal?: Refusal;
}

const isFixed = (fixed: readonly string[], name: string) => fixed.includes(name);

/** Fields that are left out are as the configuration says; one that is given twice is none. */
function readFields({ body }: Request): Record<string, string> {
  const names = ['secret', 'productName', 'prayersMailbox', 'defaultLocale'];
  return Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      names.includes(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function formPage(texts: Texts, { shown, fixed, secret = '', refusal }: Form): HtmlPage {
  const { t } = texts;
  const fieldOf = (name: keyof Form['shown'], label: string, control: (shared: Html) => Html): Html => {
    const shared = new Html(`id="${name}" name="${name}" required ${isFixed(fixed, name) ? 'disabled' : ''}`);
    return html`<div class="field">
      <label for="${name}">${label}</label>
      ${control(shared)}
      ${isFixed(fixed, name) && html`<p class="soft">${t(msg`Set in the configuration of the site.`)}</p>`}
    </div>`;
  };
  return {
    status: refusal ? refusal.status : 200,
    title: t(msg`Welcome. What is your community called?`),
    body: html`<p>
        ${t(msg`You are the first here. Name your community, then sign in: whoever does so here looks after the site. All of it can be changed later.`)}
      </p>
      ${refusal && html`<p role="alert">${messageIn(texts, refusal.message)}</p>`}
      <noscript
        ><p role="alert">
          ${t(msg`This page needs JavaScript, which reads the secret in its link.`)}
        </p></noscript
      >
      <form method="post">
        <input type="hidden" name="secret" value="${secret}" />
        ${fieldOf(
          'productName',
          t(msg`Community name`),
          (shared) =>
            html`<input
              ${shared}
              type="text"
              maxlength="${settingsLimits.name}"
              value="${shown.productName}"
              autocomplete="organization"
            />`,
        )}
        ${fieldOf(
          'prayersMailbox',
          t(msg`Mailbox for prayers`),
          (shared) =>
            html`<input
              ${shared}
              type="email"
              maxlength="254"
              value="${shown.prayersMailbox}"
              autocomplete="email"
            />`,
        )}
        ${fieldOf(
          'defaultLocale',
          t(msg`Default language`),
          (shared) =>
            html`<select ${shared}>
              ${Object.entries(locales).map(
                ([locale, { name }]) =>
                  html`<option
                    value="${locale}"
                    lang="${locale}"
                    ${locale === shown.defaultLocale && 'selected'}
                  >
                    ${name}
                  </option>`,
              )}
            </select>`,
        )}
        <button>
          ${t(msg({ message: 'Continue', comment: 'From the settings of a new site to signing in.' }))}
        </button>
      </form>`,
    script: { text: program, connectsTo: [] },
  };
}

/** The secret leaves the address, so that it does not stay in the history. */
const program = `
const field = document.querySelector('[name=secret]');
if (location.hash.length > 1) {
  field.value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}
`;

function deadLinkPage(texts: Texts): HtmlPage {
  const { t } = texts;
  return {
    status: 404,
    title: t(msg`This link does not work`),
    body: html`<p role="alert">
      ${t(msg`A part of it was lost on the way. Please open the link that the start of the site printed last.`)}
    </p>`,
  };
}
