import { msg, plural } from '@lingui/core/macro';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { prayerPage, sharedTestimony, wall } from 'schema/addresses';
import { displayName } from 'schema/displayName';
import { shownNameOf } from 'schema/shownName';
import { scriptureIn } from '../../../domains/daily/translations';
import { translation } from '../../../domains/daily/verses';
import { digestContent, type DigestContent } from '../../../domains/digest/digestContent';
import { nameOfWeek } from '../../../domains/digest/week';
import type { Texts } from '../../../platform/texts/texts';
import { subscriberProps } from './ConfirmSubscriptionMail';
import type { Site } from './site';
import { Action, MainHeading } from './parts';
import { besideRule, styles } from './styles';

/** The content, with the token for the links of one subscriber. */
export const digestProps = digestContent.extend(subscriberProps.shape);

type Props = z.output<typeof digestProps> & Site;

/** Its days; digests of earlier versions have them in English alone. */
const weekOf = ({ week, days, texts }: Props) => (days ? nameOfWeek(texts, days) : week);

export const digestSubject = (props: Props) =>
  props.texts.t(
    msg({
      message: 'Prayers and testimonies of {week}',
      comment: '{week} is a range of dates: May 10 – 16.',
    }),
    { week: weekOf(props) },
  );

/** The week on the wall. */
export function DigestMail(props: Props) {
  const {
    siteOrigin,
    productName,
    texts,
    verse,
    prayers,
    allPrayers,
    mostPrayed,
    testimonies,
    allTestimonies,
  } = props;
  const { t } = texts;
  const week = weekOf(props);
  const scripture = scriptureIn(texts.locale, { verse: verse.words, reference: verse.reference });
  const isEnglish = texts.locale !== 'en' && scripture.translation === translation;
  return (
    <>
      <MainHeading>
        {t(
          msg({
            message: '{week} on {product}',
            comment: '{week} is a range of dates: May 10 – 16 on Prayer Wall.',
          }),
          { week, product: productName },
        )}
      </MainHeading>
      <Text className="ink verse" style={{ ...styles.verse, ...besideRule(texts.dir) }}>
        <bdi lang={isEnglish ? 'en' : undefined}>{scripture.verse}</bdi>{' '}
        <span style={{ whiteSpace: 'nowrap' }}>
          — <bdi>{scripture.reference}</bdi>
        </span>{' '}
        <span className="quiet" style={styles.translation}>
          <bdi>{scripture.translation}</bdi>
        </span>
      </Text>
      {prayers.length > 0 && (
        <Part title={t(msg`New prayers`)}>
          {prayers.map((prayer) => (
            <Entry key={prayer.id} {...prayer} texts={texts} href={siteOrigin + prayerPage(prayer.id)} />
          ))}
          <Others
            count={allPrayers - prayers.length}
            say={(count) =>
              t(msg`${plural({ count }, { one: 'and # more on the wall', other: 'and # more on the wall' })}`)
            }
          />
        </Part>
      )}
      {mostPrayed.length > 0 && (
        <Part title={t(msg`Most prayed for`)}>
          {mostPrayed.map(({ id, title, amens }) => (
            <Text key={id} className="ink" style={styles.entry}>
              <Title title={title} href={siteOrigin + prayerPage(id)} />
              <span className="quiet" style={styles.amens}>
                {` · ${t(msg`${plural({ count: amens }, { one: '# amen', other: '# amens' })}`)}`}
              </span>
            </Text>
          ))}
        </Part>
      )}
      {testimonies.length > 0 && (
        <Part title={t(msg`New testimonies`)}>
          {testimonies.map((testimony) => (
            <Entry
              key={testimony.id}
              {...testimony}
              texts={texts}
              href={siteOrigin + sharedTestimony(testimony.id)}
            />
          ))}
          <Others
            count={allTestimonies - testimonies.length}
            say={(count) =>
              t(msg`${plural({ count }, { one: 'and # more testimony', other: 'and # more testimonies' })}`)
            }
          />
        </Part>
      )}
      <Action href={siteOrigin + wall}>{t(msg`Go to the prayer wall`)}</Action>
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
  texts: Texts;
}

function Entry({ title, excerpt, author, href, texts }: EntryProps) {
  return (
    <>
      <Text className="ink" style={styles.entry}>
        <Title title={title} href={href} />
      </Text>
      <Text className="ink" style={styles.excerpt}>
        <span dir="auto">{excerpt}</span>
        <br />
        <span className="quiet" style={styles.author}>
          {shownNameOf(author === displayName(null) ? null : author, texts)}
        </span>
      </Text>
    </>
  );
}

function Title({ title, href }: Pick<EntryProps, 'title' | 'href'>) {
  return (
    <Link className="link" style={styles.entryLink} href={href} dir="auto">
      {title}
    </Link>
  );
}

function Others({ count, say }: { count: number; say: (count: number) => string }) {
  if (count < 1) return null;
  return (
    <Text className="quiet" style={styles.quiet}>
      {say(count)}
    </Text>
  );
}
