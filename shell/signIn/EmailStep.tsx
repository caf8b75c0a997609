import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { announce, Button, Stack, Text, TextField } from 'kit';
import { requestCode, type SignInResult } from './calls';
import { CodeForm } from './CodeForm';
import type { Steps } from './useSteps';

interface EmailStepProps extends Pick<Steps, 'show' | 'proceed'> {
  /** Typed elsewhere already: the code is sent at once. */
  email?: string;
  field: RefObject<HTMLInputElement | null>;
}

/** Signing in with a code by e-mail: the address, then the code (contract, section 8). */
export function EmailStep({ email: given = '', field, show, proceed }: EmailStepProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState(given);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const sendTo = async (address: string) => {
    setSending(true);
    setError(null);
    const failure = await requestCode(address);
    setSending(false);
    if (failure) {
      setError(failure);
      field.current?.focus();
      return;
    }
    setSentTo(address);
    announce(t`If ${address} can receive mail, a code is on its way.`);
  };
  const sendGiven = useEffectEvent(() => {
    if (isAddress(given)) void sendTo(given);
  });
  useEffect(() => sendGiven(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (isAddress(address)) return void sendTo(address);
    setError(t`Please enter a valid email address`);
    field.current?.focus();
  };

  if (sentTo !== null) {
    return <CodeForm email={sentTo} field={field} proceed={proceed} onOtherAddress={() => setSentTo(null)} />;
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="soft">{t`We send you a code. There is no password, here or later.`}</Text>
        <AddressField
          field={field}
          value={email}
          error={error ?? undefined}
          onChange={(value) => {
            setEmail(value);
            setError(null);
          }}
          onPasskey={(result) => void proceed(result).then(setError)}
        />
        <Stack gap={2}>
          <Button type="submit" variant="primary" size="large" isFullWidth pending={isSending}>
            <Trans>Send code</Trans>
          </Button>
          <Button variant="quiet" isFullWidth onClick={() => show({ kind: 'ways', isBack: true })}>
            <Trans>Other ways</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface AddressFieldProps {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** A passkey was chosen among what the browser suggests. */
  onPasskey: (result: SignInResult) => void;
}

function AddressField({ field, value, error, onChange, onPasskey }: AddressFieldProps) {
  const { t } = useLingui();
  const choose = useEffectEvent(onPasskey);
  const ending = useRef<(() => void) | null>(null);

  useEffect(() => {
    field.current?.focus();
    if (!('PublicKeyCredential' in window)) return;
    let isMounted = true;
    void import('./passkey').then(
      ({ offerPasskeys }) => {
        if (isMounted) ending.current = offerPasskeys((result) => choose(result));
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      ending.current?.();
    };
  }, [field]);

  return (
    <TextField
      ref={field}
      label={t`E-mail address`}
      type="email"
      name="email"
      autoComplete="username webauthn"
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** By the browser's own rule, which is that of the gateway. */
function isAddress(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.required = true;
  input.value = text;
  return input.checkValidity();
}
