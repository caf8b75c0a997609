import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, LogIn, Mail, ShieldCheck } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import {
  announce,
  browser,
  Button,
  Notice,
  page,
  refusalText,
  role,
  space,
  Stack,
  styled,
  Text,
  type,
  useToast,
} from 'kit';
import { signInAddress } from './calls';
import type { Steps } from './useSteps';

type Way = (typeof order)[number];

const order = ['google', 'oidc', 'email', 'passkey'] as const;

interface WaysProps extends Pick<Steps, 'show' | 'proceed'> {
  isLinking?: boolean;
  /** The button for e-mail gets the focus: its form was left. */
  isBack?: boolean;
}

/** The ways to sign in: the main one with its note, the others below (contract, section 8). */
export function Ways({ show, proceed, isLinking = false, isBack = false }: WaysProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const { google, oidcName, email } = page.signInWays;
  const [failure, setFailure] = useState<string | null>(null);
  const offered: Record<Way, boolean> = {
    google,
    oidc: oidcName !== null,
    email,
    passkey: 'PublicKeyCredential' in window,
  };
  const [main, ...others] = order.filter((way) => offered[way]);

  useEffect(() => {
    if (isBack) frame.current?.querySelector<HTMLElement>('[data-way="email"]')?.focus();
    if (!isLinking) return;
    frame.current?.querySelector<HTMLElement>('[data-way]')?.focus();
    announce(explanation());
  }, [isBack, isLinking]);

  const buttonOf = (way: Way, isMain: boolean) => {
    const look = {
      variant: isMain ? ('primary' as const) : ('secondary' as const),
      size: isMain ? ('large' as const) : ('medium' as const),
      isFullWidth: true,
      'data-way': way,
    };
    if (way === 'google') return <GoogleButton {...look} />;
    if (way === 'oidc') {
      return (
        <Button as="a" href={signInAddress('/api/auth/oidc')} icon={<LogIn />} {...look}>
          <Trans>Continue with {oidcName}</Trans>
        </Button>
      );
    }
    if (way === 'email') {
      return (
        <Button icon={<Mail />} {...look} onClick={() => show({ kind: 'email' })}>
          <Trans>Continue with e-mail</Trans>
        </Button>
      );
    }
    return <PasskeyButton {...look} proceed={proceed} onFailure={setFailure} />;
  };

  return (
    <Stack gap={4} ref={frame}>
      {isLinking && (
        <Notice tone="info" title={t`You have been here before`}>
          {explanation()}
        </Notice>
      )}
      {main ? buttonOf(main, true) : <Text>{t`Signing in is not set up here yet.`}</Text>}
      {main && (
        <Note>
          <ShieldCheck size="1.25rem" aria-hidden="true" />
          <Text size="small" tone="soft">
            {noteOf(main, oidcName)}
          </Text>
        </Note>
      )}
      {others.length > 0 && (
        <>
          <Or aria-hidden="true">{t({ message: 'or', comment: 'Between two ways to sign in' })}</Or>
          <Stack gap={3}>
            {others.map((way) => (
              <Fragment key={way}>{buttonOf(way, false)}</Fragment>
            ))}
          </Stack>
        </>
      )}
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
    </Stack>
  );
}

const explanation = () =>
  t`This address already belongs to an account here. Please sign in once the way you did then: from that moment on, both ways are yours.`;

function noteOf(way: Way, oidcName: string | null): string {
  if (way === 'google' || way === 'oidc') {
    const provider = way === 'google' ? t`Google` : oidcName!;
    return t`${provider} confirms who you are; we never see your password. This keeps your account secure.`;
  }
  return t`There is no password that could be lost or stolen. This keeps your account secure.`;
}

interface LookProps {
  variant: 'primary' | 'secondary';
  size: 'large' | 'medium';
  isFullWidth: boolean;
  'data-way': string;
}

function GoogleButton(look: LookProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async () => {
    setLeaving(true);
    try {
      if (page.production || (await isSignInOpen())) browser.leaveFor(signInAddress('/api/auth/google'));
      else setLeaving(false);
    } catch {
      setLeaving(false);
      toast({
        title: t`Sign-in failed`,
        description: t`Please try again in a moment.`,
        variant: 'destructive',
      });
    }
  };

  // The page may be restored by the browser's Back button: the button works again then.
  useEffect(() => {
    const restore = () => setLeaving(false);
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  return (
    <Button {...look} icon={<GoogleMark />} pending={isLeaving} onClick={() => void leave()}>
      <Trans>Continue with Google</Trans>
    </Button>
  );
}

/** In one colour (simple-icons, CC0). */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z" />
    </svg>
  );
}

/** Outside production the server first reports whether sign-in is configured (specification, section 7). */
async function isSignInOpen(): Promise<boolean> {
  const response = await fetch('/api/auth/google', { headers: { Accept: 'application/json' } });
  const body = (await response.json()) as { error?: string; message: string; productionUrl?: string };
  if (!body.error) return true;
  const message = await refusalText(body);
  window.alert(`${message}\n\n${t`Please visit: ${{ address: body.productionUrl ?? '' }}`}`);
  return false;
}

interface PasskeyButtonProps extends LookProps, Pick<Steps, 'proceed'> {
  onFailure: (message: string | null) => void;
}

function PasskeyButton({ proceed, onFailure, ...look }: PasskeyButtonProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);

  const signIn = async () => {
    setPending(true);
    onFailure(null);
    try {
      const { signInWithPasskey } = await import('./passkey');
      onFailure(await proceed(await signInWithPasskey()));
    } catch {
      onFailure(t`Passkeys could not be loaded. Please check your connection and try again.`);
    }
    setPending(false);
  };

  return (
    <Button icon={<KeyRound />} {...look} pending={isPending} onClick={() => void signIn()}>
      <Trans>Use a passkey</Trans>
    </Button>
  );
}

const Note = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]};
  align-items: start;
`;

const Or = styled.div`
  ${type.small}
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space[3]};
  align-items: center;
  color: ${role.inkSoft};

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${role.line};
  }
`;
