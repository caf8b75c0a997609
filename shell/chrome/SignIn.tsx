import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  browser,
  Button,
  Dialog,
  page,
  signInAddress,
  Stack,
  styled,
  Text,
  useSession,
  useToast,
  space,
  type SignInMode,
} from 'kit';

const invitations = {
  login: 'Welcome back. Sign in to say amen, to encourage others and to take part in prayer chains.',
  signup:
    'Join the community: bring your prayers, say amen to those of others and take part in prayer chains.',
};

/** The dialog for sign-in and sign-up (specification, section 2). */
export function SignIn({ mode }: { mode: SignInMode }) {
  const { closeSignIn } = useSession();
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
        title: 'Sign-in failed',
        description: 'Please try again in a moment.',
        variant: 'destructive',
      });
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        // The page may be restored by the browser's Back button: the sign-in button works again then.
        setLeaving(false);
        closeSignIn();
      }}
      size="small"
      title="Join Our Prayer Community"
      description={invitations[mode]}
    >
      <Stack gap={4}>
        <Button variant="primary" size="large" isFullWidth pending={isLeaving} onClick={() => void leave()}>
          Continue with Google
        </Button>
        <Note>
          <ShieldCheck size="1.25rem" aria-hidden="true" />
          <Text size="small" tone="soft">
            Google confirms who you are; we never see your password. This keeps your account secure.
          </Text>
        </Note>
      </Stack>
    </Dialog>
  );
}

/** Outside production the server first reports whether sign-in is configured (specification, section 7). */
async function isSignInOpen(): Promise<boolean> {
  const response = await fetch('/api/auth/google', { headers: { Accept: 'application/json' } });
  const body = (await response.json()) as { error?: string; message?: string; productionUrl?: string };
  if (!body.error) return true;
  window.alert(`${body.message}\n\nPlease visit: ${body.productionUrl}`);
  return false;
}

const Note = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]};
  align-items: start;
`;
