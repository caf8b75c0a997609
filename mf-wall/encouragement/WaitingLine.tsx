import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Avatar, RelativeTime, WaitingNote, type Waiting } from 'kit';
import { initials } from 'schema/displayName';
import type { EncourageMutationVariables } from '../gen/graphql';
import { Below, Byline, Line, Name, When, Words } from './CommentLine';

/** An encouragement that has not been sent yet, as it will be shown. */
export function WaitingLine({ write }: { write: Waiting<EncourageMutationVariables> }) {
  const { t } = useLingui();
  const byline = useId();
  const { content, authorName, isAnonymous } = write.variables.input;
  const name = isAnonymous ? null : authorName;

  return (
    <Line>
      <Avatar
        size="small"
        {...(name && { initials: initials({ firstName: null, lastName: null, name }), seed: name })}
      />
      <Byline id={byline}>
        <Name as="span" isStrong size="small">
          <bdi>{name ?? (isAnonymous ? t`Anonymous` : t`Community Member`)}</bdi>
        </Name>{' '}
        <When as="span" size="small" tone="soft">
          <RelativeTime dateTime={new Date(write.madeAt).toISOString()} />
        </When>
      </Byline>
      <Below>
        <Words dir="auto">{content}</Words>
        <WaitingNote write={write} describedBy={byline} />
      </Below>
    </Line>
  );
}
