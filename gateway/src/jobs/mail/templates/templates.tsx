import { msg } from '@lingui/core/macro';
import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from 'schema/locales';
import type { z } from 'zod';
import type { TemplateName } from '../../../platform/outbox/outbox';
import { textsOf } from '../../../platform/texts/texts';
import { AlreadySubscribedMail, alreadySubscribed } from './AlreadySubscribedMail';
import { BackupLateFooter, BackupLateMail, backupLateProps, backupLateSubject } from './BackupLateMail';
import { ChainInvitationMail, chainInvitationProps, invited } from './ChainInvitationMail';
import {
  ConfirmSubscriptionMail,
  pleaseConfirm,
  subscriberProps,
  UnrequestedFooter,
} from './ConfirmSubscriptionMail';
import { DigestMail, digestProps, digestSubject } from './DigestMail';
import { Frame } from './Frame';
import { InvitedFooter } from './InvitedFooter';
import { MemberFooter } from './MemberFooter';
import { NewSignInFooter, NewSignInMail, newSignInProps, newSignInSubject } from './NewSignInMail';
import { NotificationMail, notificationProps, wordsOf } from './NotificationMail';
import {
  domainBoundCode,
  SignInCodeMail,
  signInCodeProps,
  signInSubject,
  UnaskedFooter,
} from './SignInCodeMail';
import type { Site } from './site';
import { SubscriberFooter } from './SubscriberFooter';

/** The document type that mail programs expect. */
const doctype =
  // oxlint-disable-next-line site/literal-text -- not a text
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Keeps the case of headings and the line breaks of texts. */
const plainText = {
  preserveNewlines: true,
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** Every template by its name in the outbox, with the rule for its props. */
const templates = {
  notification: template(notificationProps, {
    Content: NotificationMail,
    Footer: MemberFooter,
    subject: (props) => wordsOf(props).title,
    preview: (props) => wordsOf(props).body ?? wordsOf(props).title,
  }),
  chain_invitation: template(chainInvitationProps, {
    Content: ChainInvitationMail,
    Footer: InvitedFooter,
    subject: ({ texts: { t } }) => t(invited),
    preview: ({ texts: { t } }) => t(msg`Twenty-four hours of a day, each covered by somebody who prays.`),
  }),
  confirm_subscription: template(subscriberProps, {
    Content: ConfirmSubscriptionMail,
    Footer: UnrequestedFooter,
    subject: ({ texts: { t } }) => t(pleaseConfirm),
    preview: ({ texts: { t } }) => t(msg`One more step to the weekly digest.`),
  }),
  already_subscribed: template(subscriberProps, {
    Content: AlreadySubscribedMail,
    Footer: SubscriberFooter,
    subject: ({ texts: { t } }) => t(alreadySubscribed),
    preview: ({ texts: { t } }) => t(msg`Nothing has changed.`),
  }),
  digest: template(digestProps, {
    Content: DigestMail,
    Footer: SubscriberFooter,
    subject: digestSubject,
    preview: ({ prayers, testimonies }) =>
      [...prayers, ...testimonies].map(({ title }) => title.replace(/\s+/g, ' ')).join(' · '),
  }),
  sign_in_code: template(signInCodeProps, {
    Content: SignInCodeMail,
    Footer: UnaskedFooter,
    subject: signInSubject,
    preview: ({ texts: { t } }) => t(msg`It works once, for ten minutes.`),
    lastLine: domainBoundCode,
  }),
  new_sign_in: template(newSignInProps, {
    Content: NewSignInMail,
    Footer: NewSignInFooter,
    subject: newSignInSubject,
    preview: ({ texts: { t } }) => t(msg`If that was you, there is nothing to do.`),
  }),
  backup_late: template(backupLateProps, {
    Content: BackupLateMail,
    Footer: BackupLateFooter,
    subject: backupLateSubject,
    preview: ({ texts: { t } }) => t(msg`The site works, but please look at its backups.`),
  }),
} satisfies Record<TemplateName, unknown>;

export type TemplateProps = { [Name in TemplateName]: z.output<(typeof templates)[Name]['rule']> };

/** Writes a mail in a language. @throws for an unknown template, or props that its rule refuses */
export function renderTemplate(
  { productName, siteOrigin }: Omit<Site, 'texts'>,
  { template: name, props, locale }: { template: string; props: unknown; locale: Locale },
): { subject: string; html: string; text: string } {
  if (!isTemplate(name)) throw new Error(`No template ${name}`);
  const site = { productName, siteOrigin, texts: textsOf(locale) };
  const { subject, content, lastLine } = templates[name].write(props, site);
  const html = `${doctype}${renderToStaticMarkup(content)}`;
  const text = toPlainText(html, plainText);
  return { subject, html, text: lastLine ? `${text}\n\n${lastLine}` : text };
}

function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(templates, name);
}

interface Parts<Props> {
  Content: (props: Props & Site) => ReactElement;
  /** The reason of this mail, and a link to turn it off. */
  Footer: (props: Props & Site) => ReactElement;
  subject: (props: Props & Site) => string;
  /** Shown beside the subject in a list of mails. */
  preview: (props: Props & Site) => string;
  /** At the end of the text part alone; empty for none. */
  lastLine?: (props: Props & Site) => string;
}

function template<Props extends object>(
  rule: z.ZodType<Props>,
  { Content, Footer, subject, preview, lastLine }: Parts<Props>,
) {
  return {
    rule,
    write(raw: unknown, site: Site) {
      const props = { ...rule.parse(raw), ...site };
      const content = (
        <Frame preview={preview(props)} footer={<Footer {...props} />} {...site}>
          <Content {...props} />
        </Frame>
      );
      return { subject: subject(props), content, lastLine: lastLine?.(props) };
    },
  };
}
