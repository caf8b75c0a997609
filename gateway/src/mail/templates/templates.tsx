import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { AlreadySubscribedMail } from './AlreadySubscribedMail';
import { ChainInvitationMail, chainInvitationProps } from './ChainInvitationMail';
import { ConfirmSubscriptionMail, subscriberProps, UnaskedFooter } from './ConfirmSubscriptionMail';
import { DigestMail, digestProps } from './DigestMail';
import { Frame } from './Frame';
import { InvitedFooter } from './InvitedFooter';
import { MemberFooter } from './MemberFooter';
import { NotificationMail, notificationProps } from './NotificationMail';
import type { Site } from './site';
import { SubscriberFooter } from './SubscriberFooter';

/** What mail programs have always been given. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** What people typed keeps its letters in headings, and its lines. */
const plainText = {
  preserveNewlines: true,
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** Every template, by the name that stands in the outbox, with the rule of what it is given. */
const templates = {
  notification: template(notificationProps, {
    Words: NotificationMail,
    Footer: MemberFooter,
    preview: ({ title, body }) => body ?? title,
  }),
  chain_invitation: template(chainInvitationProps, {
    Words: ChainInvitationMail,
    Footer: InvitedFooter,
    preview: ({ title }) => title,
  }),
  confirm_subscription: template(subscriberProps, {
    Words: ConfirmSubscriptionMail,
    Footer: UnaskedFooter,
    preview: () => 'One more step to the weekly digest.',
  }),
  already_subscribed: template(subscriberProps, {
    Words: AlreadySubscribedMail,
    Footer: SubscriberFooter,
    preview: () => 'Nothing has changed.',
  }),
  digest: template(digestProps, {
    Words: DigestMail,
    Footer: SubscriberFooter,
    preview: ({ prayers, testimonies }) =>
      [...prayers, ...testimonies].map(({ title }) => title.replace(/\s+/g, ' ')).join(' · '),
  }),
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

interface Parts<Props> {
  Words: (props: Props & Site) => ReactElement;
  /** Why this mail comes, and where one turns it off. */
  Footer: (props: Props & Site) => ReactElement;
  /** What a list of mails shows beside the subject. */
  preview: (props: Props) => string;
}

function template<Props extends object>(rule: z.ZodType<Props>, { Words, Footer, preview }: Parts<Props>) {
  return {
    rule,
    write(raw: unknown, site: Site) {
      const props = rule.parse(raw);
      return (
        <Frame preview={preview(props)} footer={<Footer {...props} {...site} />} {...site}>
          <Words {...props} {...site} />
        </Frame>
      );
    },
  };
}
