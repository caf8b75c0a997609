import { Fragment, type ReactNode } from 'react';
import { Text, useSession } from 'kit';
import { groupThemeValues, type GroupTheme } from 'schema/vocabulary';

interface OfWordProps<Word extends string> {
  /** The field of the result whose value is one of the words. */
  field: string;
  words: readonly Word[];
  children: (word: Word) => ReactNode;
}

/** What depends on a word of a vocabulary, once for each; the gateway keeps that of the result. */
export function OfWord<Word extends string>({ field, words, children }: OfWordProps<Word>) {
  return words.map((word) => (
    <Fragment key={word}>
      {`{{#${field}_${word}}}`}
      {children(word)}
      {`{{/${field}_${word}}}`}
    </Fragment>
  ));
}

export const OfTheme = ({ children }: { children: (theme: GroupTheme) => ReactNode }) => (
  <OfWord field="theme" words={groupThemeValues}>
    {children}
  </OfWord>
);

/** For members of the group. Visitors are none. */
export function ForMembers({ children }: { children: ReactNode }) {
  const { person } = useSession();
  return (
    person && (
      <>
        {'{{#isMember}}'}
        {children}
        {'{{/isMember}}'}
      </>
    )
  );
}

/** The height of a small line whose words come with the program. */
export const SmallLine = () => (
  <Text as="span" size="small">
    {'\u00a0'}
  </Text>
);
