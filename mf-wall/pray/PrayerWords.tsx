import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  Button,
  Candle,
  Heading,
  lazyPart,
  media,
  Prose,
  RelativeTime,
  role,
  SkeletonGroup,
  SkeletonText,
  space,
  Stack,
  styled,
  type,
  i18n,
  type FieldsOf,
} from 'kit';
import { shownName } from 'schema/shownName';
import { categoryNames } from 'schema/names';
import { CareLine } from '../care/CareNotice';
import { Signature } from '../prayer/BylineParts';
import type { PrayerByline_PrayerFragment, Prayed_PrayerFragment } from '../gen/graphql';

const Beside = lazyPart(msg`Updates and encouragement`, async () => (await import('./Beside')).Beside);

interface PrayerWordsProps {
  prayer: Prayed_PrayerFragment;
  isLit: boolean;
}

/** The prayer in large words, and behind one press what was written to it since. */
export function PrayerWords({ prayer, isLit }: PrayerWordsProps) {
  const { t } = useLingui();
  const { id, title, description, needsCare, updates, commentCount } = prayer;
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Words aria-labelledby={titleId}>
      <Candle isLit={isLit} size="large" />
      <Title
        level={2}
        size="display"
        ref={heading}
        id={titleId}
        tabIndex={-1}
        dir="auto"
        $isLong={title.length > 40}
      >
        {title}
      </Title>
      <Byline prayer={prayer} />
      <Description dir="auto" $isLong={description.length > 240}>
        {description}
      </Description>
      {needsCare && <CareLine />}
      {(updates.length > 0 || commentCount > 0) && (
        <More
          variant="quiet"
          size="small"
          icon={<ChevronDown />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t`Updates and encouragement`}
        </More>
      )}
      {isOpen && (
        <Since>
          <Beside
            loading={
              <SkeletonGroup label={t`Loading words of encouragement`}>
                <SkeletonText lines={3} />
              </SkeletonGroup>
            }
            prayerId={id}
            updates={updates}
          />
        </Since>
      )}
    </Words>
  );
}

function Byline({ prayer }: { prayer: FieldsOf<PrayerByline_PrayerFragment> }) {
  const { t } = useLingui();
  return (
    <About>
      <bdi>
        <Signature name={shownName(prayer.user, i18n)} onBehalfOf={prayer.onBehalfOf} />
      </bdi>
      <RelativeTime dateTime={prayer.createdAt} />
      <span>{t(categoryNames[prayer.category])}</span>
    </About>
  );
}

const Words = styled.article`
  display: grid;
  justify-items: center;

  > :first-child {
    margin-block-end: ${space[6]};
    transition-duration: 700ms;

    @media not ${media.tall} {
      display: none;
    }
  }
`;

const Title = styled(Heading)<{ $isLong: boolean }>`
  font-size: min(
    11vw,
    ${({ $isLong }) =>
      $isLong ? 'clamp(1.875rem, 1.4rem + 2vw, 2.875rem)' : 'clamp(2.125rem, 1.55rem + 2.6vw, 3.5rem)'}
  );
  text-align: center;
`;

const About = styled.p`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin-block: ${space[3]} ${space[7]};
  color: ${role.inkSoft};

  > * + *::before {
    padding-inline: 0.5em;
    content: '·' / '';
  }
`;

/** As wide as its lines: a short text stands in the middle, a long one begins every line at the same place. */
const Description = styled(Prose)<{ $isLong: boolean }>`
  ${type.words}
  width: fit-content;
  max-width: 36rem;
  font-size: ${({ $isLong }) =>
    $isLong ? 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)' : 'clamp(1.375rem, 1.15rem + 0.9vw, 1.75rem)'};
  line-height: 1.55;
  hyphens: manual;
`;

const More = styled(Button)`
  min-height: 2.75rem;
  margin-block-start: ${space[6]};
  color: ${role.inkSoft};

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Since = styled(Stack)`
  justify-self: stretch;
  width: 100%;
  max-width: 36rem;
  margin: ${space[4]} auto 0;
`;
