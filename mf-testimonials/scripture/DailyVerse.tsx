import { useLingui } from '@lingui/react/macro';
import { Heading, media, role, space, styled, Text, type } from 'kit';
import type { DailyQuery } from '../gen/graphql';
import { isTheme, themes } from './themes';

interface DailyVerseProps {
  scripture: DailyQuery['dailyScripture'];
  /** Nothing but it is on the page. */
  isAlone?: boolean;
}

/** The translation for languages without one of their own (docs/languages.md). */
// oxlint-disable-next-line site/literal-text -- a name
const english = 'World English Bible';

/** The verse of the day, which has the page for itself: everything else is quieter. */
export function DailyVerse({ scripture, isAlone = false }: DailyVerseProps) {
  const { t } = useLingui();
  const { verse, reference, translation, theme } = scripture;
  return (
    <VerseFrame>
      <Title>
        <Heading level={2} size="label">{t`Daily Scripture`}</Heading>
        {theme && (
          <Text as="span" tone="soft">
            {isTheme(theme) ? t(themes[theme]) : theme}
          </Text>
        )}
      </Title>
      <blockquote>
        <Verse dir="auto" lang={translation === english ? 'en' : undefined} $isAlone={isAlone}>
          {verse}
        </Verse>
      </blockquote>
      <figcaption>
        <span dir="auto">{reference}</span>
        <cite dir="auto">{translation}</cite>
      </figcaption>
    </VerseFrame>
  );
}

export const VerseFrame = styled.figure`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  width: 100%;
  max-width: 50rem;
  margin-inline: auto;
  padding-block: ${space[6]};
  /* A light behind the words. */
  background: radial-gradient(closest-side, ${role.highlightSoft}, transparent);
  text-align: center;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: baseline;
    justify-content: center;
    ${type.label}
    color: ${role.inkSoft};
  }

  cite {
    ${type.small}
    font-style: normal;
  }

  @media ${media.tablet} {
    gap: ${space[6]};
    padding-block: ${space[7]};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;
  justify-content: center;

  h2 {
    color: ${role.accent};
  }
`;

const Verse = styled.p<{ $isAlone: boolean }>`
  ${type.scripture}
  font-size: ${({ $isAlone }) =>
    $isAlone ? 'clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem)' : 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)'};
  line-height: 1.35;
  text-wrap: balance;
`;
