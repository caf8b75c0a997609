import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button, Card, Cluster, Heading, Stack, styled, Text, useWrite } from 'kit';
import { AnswerFollowUpDocument, type FollowUpAnswer } from '../gen/graphql';

interface FollowUpProps {
  prayerId: number;
  /** Opens the form of an update. */
  onUpdate: () => void;
  /** Opens the form of a testimony. */
  onAnswered: () => void;
}

/** Asks the owner of a prayer how it is going. It stays on the page when it was answered, so that focus does. */
export function FollowUp({ prayerId, onUpdate, onAnswered }: FollowUpProps) {
  const { t } = useLingui();
  const [isThanked, setThanked] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [answer, { isPending }] = useWrite(AnswerFollowUpDocument, {
    failure: {
      signIn: t`You need to sign in to change your prayer.`,
      fallback: t`Failed to save your answer`,
    },
  });
  useEffect(() => {
    if (isThanked) thanks.current?.focus();
  }, [isThanked]);

  const say = async (said: FollowUpAnswer) => {
    const { failure } = await answer({ prayerId, answer: said });
    if (!failure && said === 'stillWaiting') setThanked(true);
  };

  return (
    <Card tone="sunken" padding="small">
      <Stack gap={3}>
        <Heading level={2} size="subheading">{t`How is it going?`}</Heading>
        {isThanked ? (
          <Thanks ref={thanks} tabIndex={-1}>
            <Trans>Thank you. People go on praying with you.</Trans>
          </Thanks>
        ) : (
          <>
            <Text size="small" tone="soft">
              <Trans>It is a while since you wrote. You are asked this once.</Trans>
            </Text>
            <Cluster gap={2}>
              <Button
                pending={isPending}
                onClick={() => void say('stillWaiting')}
              >{t`I am still waiting`}</Button>
              <Button
                onClick={() => {
                  void say('update');
                  onUpdate();
                }}
              >{t`There is news`}</Button>
              <Button
                onClick={() => {
                  void say('answered');
                  onAnswered();
                }}
              >{t`It was answered`}</Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  );
}

const Thanks = styled.p`
  &:focus {
    outline: none;
  }
`;
