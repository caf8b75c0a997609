import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, Candle, Heading, Link, space, styled, Text } from 'kit';
import { wall } from 'schema/addresses';

/** The end of a session. */
export function Thanks({ prayedFor, onAgain }: { prayedFor: number; onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Ending
      isLit={prayedFor > 0}
      title={t`Thank you`}
      words={
        prayedFor === 0
          ? t`You were with people in what weighs on them. That is a gift.`
          : t`${plural(prayedFor, { one: 'You prayed for # person', other: 'You prayed for # people' })}`
      }
    >
      <Button as={Link} to={wall} variant="primary">{t`Return to the wall`}</Button>
      <Button variant="quiet" onClick={onAgain}>{t`Keep praying`}</Button>
    </Ending>
  );
}

/** There is no prayer on the wall but the reader's own. */
export function NobodyWaits() {
  const { t } = useLingui();
  return (
    <Ending
      isLit
      title={t`Everybody has been prayed for`}
      words={t`Nobody is waiting for prayer at this moment. Rest a little, and come again.`}
    >
      <Button as={Link} to={wall} variant="primary">{t`Return to the wall`}</Button>
    </Ending>
  );
}

interface EndingProps {
  isLit: boolean;
  title: string;
  words: string;
  children: ReactNode;
}

function Ending({ isLit, title, words, children }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wordsId = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Frame>
      <Candle isLit={isLit} size="large" />
      <Heading level={2} size="display" ref={heading} tabIndex={-1} aria-describedby={wordsId}>
        {title}
      </Heading>
      <Text size="lead" tone="soft" id={wordsId}>
        {words}
      </Text>
      <Ways>{children}</Ways>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  text-align: center;

  > :first-child {
    margin-block-end: ${space[3]};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: center;
  margin-block-start: ${space[4]};
`;
