import { Button, Heading, Text } from '@react-email/components';
import { notificationKindValues } from 'schema/vocabulary';
import { z } from 'zod';
import type { Site } from './site';
import { styles } from './styles';

/** Set from the notification's row by `deliver_notification` in the migrations. */
export const notificationProps = z.object({
  kind: z.enum(notificationKindValues),
  title: z.string(),
  body: z.string().nullable(),
  link: z.string().startsWith('/'),
});

/** A notification, with a link to its place on the site. */
export function NotificationMail({
  kind,
  title,
  body,
  link,
  siteOrigin,
}: z.output<typeof notificationProps> & Site) {
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        {title}
      </Heading>
      {body !== null && (
        <Text className="ink" style={styles.text}>
          {body}
        </Text>
      )}
      <Button className="button" style={styles.button} href={siteOrigin + link}>
        {kind === 'reminder' || kind === 'slot_reminder' ? 'Pray now' : 'See it on the site'}
      </Button>
    </>
  );
}
