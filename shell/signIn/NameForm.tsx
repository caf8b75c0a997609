import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { browser, Button, Stack, TextField } from 'kit';
import { saveName } from './calls';
import { declineName } from './useSteps';

interface NameFormProps {
  memberId: number;
  /** Where the sign-in goes on. */
  redirect: string;
  field: RefObject<HTMLInputElement | null>;
}

/** Asks a new member for a name, which may be left out (contract, section 14). */
export function NameForm({ memberId, redirect, field }: NameFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), [field]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const failure = name.trim() ? await saveName(name.trim()) : t`Name is required`;
    if (failure === null) {
      browser.leaveFor(redirect);
      return;
    }
    setSaving(false);
    setError(failure);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          ref={field}
          label={t`What may we call you?`}
          description={t`Others see it with what you share, never with what you post anonymously. You can change it later.`}
          name="name"
          autoComplete="name"
          dir="auto"
          error={error ?? undefined}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
        <Stack gap={2}>
          <Button type="submit" variant="primary" size="large" isFullWidth pending={isSaving}>
            <Trans>Continue</Trans>
          </Button>
          <Button
            variant="quiet"
            isFullWidth
            onClick={() => {
              declineName(memberId);
              browser.leaveFor(redirect);
            }}
          >
            <Trans>Not now</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
