import { Trans, useLingui } from '@lingui/react/macro';
import { displayName } from 'schema/displayName';
import { encouragementEditRule } from 'schema/rules/encouragement';
import { Button, Prose, RelativeTime, role, space, Stack, styled, Text, TextArea, useWrite } from 'kit';
import { useDraftForm } from 'kit/forms';
import { AddCareNoteDocument } from '../gen/graphql';
import type { CareCase } from './careCase';
import { careFailure } from './careFailure';

interface CareNotesProps {
  careCase: CareCase;
  /** The id of the prayer's title. */
  describedBy: string;
}

/** The team's notes about a prayer. Nobody else sees them, not even its author. */
export function CareNotes({ careCase: { prayer, notes }, describedBy }: CareNotesProps) {
  const { t } = useLingui();
  const [add] = useWrite(AddCareNoteDocument, { refetch: ['TeamPrayers'], failure: careFailure() });
  const { register, formState, submit, discard } = useDraftForm({
    draft: `care-note-${prayer.id}`,
    rule: encouragementEditRule,
    initial: { content: '' },
    write: ({ content }) => add({ prayerId: prayer.id, content }),
    onDone: () => discard(),
  });

  return (
    <Notes gap={4}>
      {notes.map((note) => (
        <div key={note.id}>
          <Text size="small" tone="soft">
            {note.author && (
              <>
                <bdi>{displayName(note.author)}</bdi>
                {', '}
              </>
            )}
            <RelativeTime dateTime={note.createdAt} />
          </Text>
          <Prose dir="auto">{note.content}</Prose>
        </div>
      ))}
      <form noValidate onSubmit={submit}>
        <Stack gap={3} align="start">
          <Wide>
            <TextArea
              label={t`Note for the team`}
              description={t`Only the team reads it.`}
              rows={2}
              aria-describedby={describedBy}
              error={formState.errors.content?.message}
              {...register('content')}
            />
          </Wide>
          <Button type="submit" size="small" pending={formState.isSubmitting} aria-describedby={describedBy}>
            <Trans>Add note</Trans>
          </Button>
        </Stack>
      </form>
    </Notes>
  );
}

const Notes = styled(Stack)`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${role.line};
`;

const Wide = styled.div`
  width: 100%;
`;
