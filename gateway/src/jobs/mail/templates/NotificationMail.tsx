import { msg } from '@lingui/core/macro';
import { notificationKindValues } from 'schema/vocabulary';
import { z } from 'zod';
import { storedTextsRule, renderNotification } from '../../../domains/notifications/texts';
import type { Site } from './site';
import { Action, MainHeading, Paragraph } from './parts';

/** Set from the notification's row by `deliver_notification` in the migrations. */
export const notificationProps = z.object({
  kind: z.enum(notificationKindValues),
  title: z.string(),
  body: z.string().nullable(),
  link: z.string().startsWith('/'),
  told: storedTextsRule,
});

type Props = z.output<typeof notificationProps> & Site;

/** The notification in the words of the recipient's language. */
export const wordsOf = ({ title, body, told, texts }: Props) =>
  renderNotification(texts, { title, body, told });

/** A notification, with a link to its place on the site. */
export function NotificationMail(props: Props) {
  const { kind, link, siteOrigin, texts } = props;
  const { title, body } = wordsOf(props);
  const isPrayer = kind === 'reminder' || kind === 'slot_reminder';
  return (
    <>
      <MainHeading dir="auto">{title}</MainHeading>
      {body !== null && <Paragraph dir="auto">{body}</Paragraph>}
      <Action href={siteOrigin + link}>
        {isPrayer ? texts.t(msg`Pray now`) : texts.t(msg`See it on the site`)}
      </Action>
    </>
  );
}
