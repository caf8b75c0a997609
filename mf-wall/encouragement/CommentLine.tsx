import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import {
  Avatar,
  Prose,
  radius,
  RelativeTime,
  role,
  space,
  Stack,
  styled,
  Text,
  useFragment,
  type,
  type FragmentType,
} from 'kit';
import { initials } from 'schema/displayName';
import { Care } from '../care/Care';
import { CommentLine_CommentFragmentDoc, type CommentLine_CommentFragment } from '../gen/graphql';
import { CommentMenu } from './CommentMenu';
import { EditEncouragement } from './EditEncouragement';
import { lineId } from './focusLine';

/** One encouragement. Its author is the typed name, 'Anonymous' or 'Community Member'. */
export function CommentLine({ comment }: { comment: FragmentType<CommentLine_CommentFragment> }) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: CommentLine_CommentFragmentDoc,
    fragmentName: 'CommentLine_comment',
    from: comment,
  });
  const [isEditing, setEditing] = useState(false);
  const byline = useId();
  if (!complete) return null;
  const name = data.isAnonymous ? null : data.authorName;

  return (
    <Line id={lineId(data.id)} tabIndex={-1}>
      <Avatar
        size="small"
        {...(name && { initials: initials({ firstName: null, lastName: null, name }), seed: name })}
      />
      <Byline id={byline}>
        <Name as="span" isStrong size="small">
          <bdi>{name ?? (data.isAnonymous ? t`Anonymous` : t`Community Member`)}</bdi>
        </Name>{' '}
        <When as="span" size="small" tone="soft">
          <RelativeTime dateTime={data.createdAt} />
          {data.editedAt && t({ message: ', edited', comment: 'After a time: 2 hours ago, edited' })}
        </When>
      </Byline>
      <CommentMenu comment={data} describedBy={byline} onEdit={() => setEditing(true)} />
      <Below>
        {isEditing ? (
          <EditEncouragement comment={data} onDone={() => setEditing(false)} />
        ) : (
          <Words dir="auto">{data.content}</Words>
        )}
        {data.needsCare && <Care />}
      </Below>
    </Line>
  );
}

export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space[3]};
  row-gap: ${space[1]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.large};
  scroll-margin-block: ${space[6]};
`;

/** As high as the menu's button, so that lines with and without one look alike. */
export const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  align-items: baseline;
  align-content: center;
  min-height: 2.25rem;
`;

export const Name = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const When = styled(Text)`
  white-space: nowrap;
`;

export const Below = styled(Stack).attrs({ gap: 3 })`
  grid-column: 2 / -1;
`;

export const Words = styled(Prose)`
  ${type.words}
`;
