import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { announce, browser, Button, Cluster, space, Stack, styled, Text, TextField } from 'kit';
import { requestCode, verify } from './calls';
import type { Steps } from './useSteps';

const digits = 6;

interface CodeFormProps extends Pick<Steps, 'proceed'> {
  email: string;
  field: RefObject<HTMLInputElement | null>;
  onOtherAddress: () => void;
}

/** The code of the mail: its six digits submit themselves, once. */
export function CodeForm({ email, field, proceed, onOtherAddress }: CodeFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submitted = useRef('');
  useEffect(() => field.current?.focus(), [field]);
  useFollowedLink();

  const check = async (given: string) => {
    submitted.current = given;
    setChecking(true);
    setError(null);
    const failure = await proceed(await verify({ email, code: given }));
    setChecking(false);
    if (!failure) return;
    setError(failure);
    field.current?.focus();
    field.current?.select();
  };

  const change = (typed: string) => {
    const next = typed.replace(/\D/g, '').slice(0, digits);
    setCode(next);
    setError(null);
    if (next.length === digits && next !== submitted.current && !isChecking) void check(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === digits) {
      if (!isChecking) void check(code);
      return;
    }
    setError(t`The code has six digits`);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="soft">
          <Trans>
            If <Address dir="ltr">{email}</Address> can receive mail, a code is on its way. It works for ten
            minutes, in this browser.
          </Trans>
        </Text>
        <Digits
          ref={field}
          label={t`Code`}
          description={t`Six digits; the last one signs you in.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          name="code"
          dir="ltr"
          error={error ?? undefined}
          value={code}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" isFullWidth pending={isChecking}>
          <Trans>Continue</Trans>
        </Button>
        <SendAgain email={email} onOtherAddress={onOtherAddress} />
      </Stack>
    </form>
  );
}

function SendAgain({ email, onOtherAddress }: Pick<CodeFormProps, 'email' | 'onOtherAddress'>) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);

  const send = async () => {
    setSending(true);
    setOutcome(null);
    const next = (await requestCode(email)) ?? sentAgain();
    setOutcome(next);
    announce(next);
    setSending(false);
  };

  return (
    <Stack gap={2}>
      <Cluster gap={2} justify="center">
        <Button variant="quiet" size="small" onClick={onOtherAddress}>
          <Trans>Use another address</Trans>
        </Button>
        <Button variant="quiet" size="small" pending={isSending} onClick={() => void send()}>
          <Trans>Send again</Trans>
        </Button>
      </Cluster>
      {outcome && (
        <Text size="small" tone="soft" align="center">
          {outcome}
        </Text>
      )}
    </Stack>
  );
}

const sentAgain = () =>
  t`If that address can receive mail, another code is on its way. An address gets at most three mails in 15 minutes; they may be among the spam.`;

/** The mail's link opens another tab. When it has signed in there, this one goes on where it was. */
function useFollowedLink(): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === 'authToken' && newValue) browser.reload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}

const Address = styled.strong`
  overflow-wrap: anywhere;
`;

const Digits = styled(TextField)`
  && {
    padding-block: ${space[3]};
    font-size: 1.75rem;
    font-variant-numeric: tabular-nums;
    text-indent: 0.4em;
    letter-spacing: 0.4em;
    text-align: center;
  }
`;
