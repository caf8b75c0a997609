import { Button, Heading, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { subscriberProps } from './ConfirmSubscriptionMail';
import type { Site } from './site';
import { styles } from './styles';

const text = z.object({ id: z.int(), title: z.string(), excerpt: z.string(), author: z.string() });

const digestContent = z.object({
  /** Its days, for people. */
  week: z.string(),
  verse: z.object({ words: z.string(), reference: z.string() }),
  prayers: z.array(text),
  /** How many there are, with those that are not named. */
  allPrayers: z.int(),
  mostPrayed: z.array(z.object({ id: z.int(), title: z.string(), amens: z.int() })),
  testimonies: z.array(text),
  allTestimonies: z.int(),
});

/** What a digest says, the same for everybody whose week it is. Of anonymous texts it names nobody. */
export type DigestContent = z.output<typeof digestContent>;

/** The content, and the token for the links of one subscriber. */
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
            <Entry key={prayer.id} {...prayer} href={`${siteOrigin}/prayer/${prayer.id}`} />
          ))}
          <Others count={allPrayers - prayers.length} of="more on the wall" />
        </Part>
      )}
      {mostPrayed.length > 0 && (
        <Part title="Most prayed for">
          {mostPrayed.map(({ id, title, amens }) => (
            <Text key={id} className="ink" style={styles.words}>
              <Link className="link" style={styles.link} href={`${siteOrigin}/prayer/${id}`}>
                {title}
              </Link>
              {`: ${amens} ${amens === 1 ? 'amen' : 'amens'}`}
            </Text>
          ))}
        </Part>
      )}
      {testimonies.length > 0 && (
        <Part title="New testimonies">
          {testimonies.map((testimony) => (
            <Entry
              key={testimony.id}
              {...testimony}
              href={`${siteOrigin}/testimonials?testimony=${testimony.id}`}
            />
          ))}
          <Others count={allTestimonies - testimonies.length} of="more testimonies" />
        </Part>
      )}
      <Button className="button" style={styles.button} href={`${siteOrigin}/prayers`}>
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

function Entry({ title, excerpt, author, href }: Omit<z.output<typeof text>, 'id'> & { href: string }) {
  return (
    <>
      <Text className="ink" style={styles.entry}>
        <Link className="link" style={styles.link} href={href}>
          {title}
        </Link>
      </Text>
      <Text className="quiet" style={styles.quiet}>
        {excerpt}
        <br />
        {author}
      </Text>
    </>
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
