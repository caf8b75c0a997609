import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { isBlank } from 'schema/visibleText';
import { postTypes, type PostType } from 'schema/vocabulary';
import { addToLists, Button, Card, SelectField, space, styled, TextArea, useWrite } from 'kit';
import { PostInGroupDocument } from '../../gen/graphql';
import { postTypeNames } from '../../vocabularyNames';
import { postsOf } from './postList';
import { useTypedText } from './useTypedText';

interface ComposerProps {
  groupId: number;
  isAdmin: boolean;
}

/** The form for a new post. Only the group's admins can post announcements. */
export function Composer({ groupId, isAdmin }: ComposerProps) {
  const { t } = useLingui();
  const typed = useTypedText(`group-post-${groupId}`);
  const [chosen, setChosen] = useState<PostType>('message');
  const types = postTypes.filter(({ value }) => isAdmin || value !== 'announcement');
  const postType = types.some(({ value }) => value === chosen) ? chosen : 'message';
  const [post, { isPending }] = useWrite(PostInGroupDocument, {
    update(cache, { data }) {
      if (data) addToLists(cache, postsOf(groupId), { __typename: 'GroupPost', id: data.postInGroup.id });
    },
    failure: {
      signIn: t`You need to sign in to post in a group.`,
      fallback: t`Failed to post in the group`,
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const content = typed.text.trim();
    if (isBlank(content) || isPending) return;
    const { failure } = await post({ groupId, input: { content, postType } });
    if (failure) return;
    typed.clear();
    setChosen('message');
  };

  return (
    <Card>
      <Form onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t`Share something with the group`}
          isLabelHidden
          placeholder={t`Share something with the group...`}
          rows={3}
          dir="auto"
          readOnly={isPending}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
        <Actions>
          <SelectField
            label={t`Post type`}
            isLabelHidden
            options={types.map(({ value }) => ({ value, label: t(postTypeNames[value]) }))}
            value={postType}
            onChange={(event) => setChosen(event.target.value as PostType)}
          />
          <Button
            type="submit"
            variant="primary"
            icon={<Send />}
            pending={isPending}
            disabled={isBlank(typed.text)}
          >
            <Trans>Post</Trans>
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
`;
