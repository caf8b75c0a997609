import { Button, Heading, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { prayerPage, sharedTestimony, wall } from 'schema/addresses';
import { digestContent, type DigestContent } from '../../../domains/digest/digestContent';
import { subscriberProps } from './ConfirmSubscriptionMail';
import type { Site } from './site';
import { styles } from './styles';

/** The content, with the token for the links of one subscriber. */
export const digestProps = digestContent.extend(subscriberProps.shape);

/** The week on the wall. */
export function DigestMail(props: z.output<typeof digestProps> & Site) {
  const { siteOrigin, week, verse, prayers, allPrayers, mostPrayed, testimonies, allTestimonies } = props;
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        {week} on {props.productName}
      </Heading>
      <Text className="ink verse" style={styles.verse}>
        {verse.words} <span style={{ whiteSpace: 'nowrap' }}>— {verse.reference}</span>
      </Text>
      {prayers.length > 0 && (
        <Part title="New prayers">
          {prayers.map((prayer) => (
            <Entry key={prayer.id} {...prayer} href={siteOrigin + prayerPage(prayer.id)} />
          ))}
          <Others count={allPrayers - prayers.length} of="more on the wall" />
        </Part>
      )}
      {mostPrayed.length > 0 && (
        <Part title="Most prayed for">
          {mostPrayed.map(({ id, title, amens }) => (
            <Text key={id} className="ink" style={styles.entry}>
              <Title title={title} href={siteOrigin + prayerPage(id)} />
              <span className="quiet" style={styles.amens}>
                {` · ${amens} ${amens === 1 ? 'amen' : 'amens'}`}
              </span>
            </Text>
          ))}
        </Part>
      )}
      {testimonies.length > 0 && (
        <Part title="New testimonies">
          {testimonies.map((testimony) => (
            <Entry key={testimony.id} {...testimony} href={siteOrigin + sharedTestimony(testimony.id)} />
          ))}
          <Others count={allTestimonies - testimonies.length} of="more testimonies" />
        </Part>
      )}
      <Button className="button" style={styles.button} href={siteOrigin + wall}>
        Go to the prayer wall
      </Button>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading as="h2" className="ink" style={styles.subheading}>
        {title}
      </Heading>
      {children}
    </>
  );
}

interface EntryProps extends Omit<DigestContent['prayers'][number], 'id'> {
  href: string;
}

function Entry({ title, excerpt, author, href }: EntryProps) {
  return (
    <>
      <Text className="ink" style={styles.entry}>
        <Title title={title} href={href} />
      </Text>
      <Text className="ink" style={styles.excerpt}>
        {excerpt}
        <br />
        <span className="quiet" style={styles.author}>
          {author}
        </span>
      </Text>
    </>
  );
}

function Title({ title, href }: Pick<EntryProps, 'title' | 'href'>) {
  return (
    <Link className="link" style={styles.entryLink} href={href}>
      {title}
    </Link>
  );
}

function Others({ count, of }: { count: number; of: string }) {
  if (count < 1) return null;
  return (
    <Text className="quiet" style={styles.quiet}>
      {`and ${count} ${of}`}
    </Text>
  );
}
