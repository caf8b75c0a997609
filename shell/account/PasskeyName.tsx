import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Cluster, Stack, TextField, useWrite } from 'kit';
import { RenamePasskeyDocument } from './gen/graphql';

const longestName = 100;

/** The form that names a passkey; its field has the focus, with the name to type over. */
export function PasskeyName({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [rename, { isPending }] = useWrite(RenamePasskeyDocument, {
    success: { title: t`Passkey renamed` },
    failure: {
      signIn: t`You need to sign in to rename a passkey.`,
      fallback: t`The passkey could not be renamed. Please try again.`,
    },
  });

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '' || Array.from(wanted).length > longestName) {
      setRefusal(wanted === '' ? t`Name is required` : t`Name too long`);
      field.current?.focus();
      return;
    }
    const { failure } = wanted === name ? { failure: null } : await rename({ id, name: wanted });
    if (!failure) onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <TextField
          ref={field}
          label={t`Name of this passkey`}
          autoComplete="off"
          limit={longestName}
          error={refusal}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Cluster gap={2}>
          <Button type="submit" size="small" pending={isPending}>{t`Use this name`}</Button>
          <Button size="small" variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
