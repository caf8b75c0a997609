import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { Frame } from './Frame';
import { NotificationMail, notificationProps } from './NotificationMail';
import type { Site } from './site';

/** What mail programs have always been given. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Headings keep the letters that people typed. */
const plainText = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** Every template, by the name that stands in the outbox, with the rule of what it is given. */
const templates = {
  notification: template(notificationProps, NotificationMail, ({ title, body }) => body ?? title),
};

export type TemplateName = keyof typeof templates;

export type TemplateProps = { [Name in TemplateName]: z.output<(typeof templates)[Name]['rule']> };

/** The words of a mail. @throws where no template has this name, or it wants something else */
export function renderTemplate(
  { productName, siteOrigin }: Site,
  { template: name, props }: { template: string; props: unknown },
): { html: string; text: string } {
  if (!isTemplate(name)) throw new Error(`No template ${name}`);
  const site = { productName, siteOrigin };
  const html = `${doctype}${renderToStaticMarkup(templates[name].write(props, site))}`;
  return { html, text: toPlainText(html, plainText) };
}

function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(templates, name);
}

/** @param preview what a list of mails shows beside the subject */
function template<Props extends object>(
  rule: z.ZodType<Props>,
  Words: (props: Props & Site) => ReactElement,
  preview: (props: Props) => string,
) {
  return {
    rule,
    write(raw: unknown, site: Site) {
      const props = rule.parse(raw);
      return (
        <Frame preview={preview(props)} {...site}>
          <Words {...props} {...site} />
        </Frame>
      );
    },
  };
}
