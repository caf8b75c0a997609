import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button, Checkbox, DialogActions, Stack, Text, TextField, useWrite } from 'kit';
import { DeleteAccountDocument } from './gen/graphql';
import { useSignOut } from '../notifications/useSignOut';

const word = 'DELETE';

/** Selects what stays, and requires a confirmation word against mistakes. */
export function DeletionForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [keepPrayers, setKeepPrayers] = useState(false);
  const [anonymousAtOnce, setAnonymousAtOnce] = useState(false);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const [deleteAccount, { isPending }] = useWrite(DeleteAccountDocument, {
    failure: {
      signIn: t`You need to sign in to delete your account.`,
      fallback: t`Your account could not be deleted. Please try again.`,
    },
  });
  const signOut = useSignOut('accountDeleted');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(typed.trim() !== word);
    if (typed.trim() !== word) return;
    const { data } = await deleteAccount({ keepPrayers, anonymousAtOnce: anonymousAtOnce && !keepPrayers });
    if (!data) return;
    setDeleted(true);
    signOut();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Checkbox
          label={t`Keep my prayers, encouragement and testimonies as anonymous ones`}
          checked={keepPrayers}
          onCheckedChange={setKeepPrayers}
        />
        {!keepPrayers && (
          <>
            <Checkbox
              label={t`Delete my anonymous texts at once too`}
              checked={anonymousAtOnce}
              onCheckedChange={setAnonymousAtOnce}
            />
            <Text tone="soft" size="small">
              {anonymousAtOnce
                ? t`Warning: what disappears together with your account may show others that you wrote it.`
                : t`Your anonymous prayers and encouragement go at different times within 24 hours, so that nobody sees that they were yours.`}
            </Text>
          </>
        )}
        <TextField
          label={t`Type ${word} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isRefused ? t`Please type the word ${word}` : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            variant="danger"
            pending={isPending || isDeleted}
            pendingLabel={t`Deleting...`}
          >
            <Trans>Delete account</Trans>
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
