import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { page, redirectAfter, useDraft, useNavigate, useSearchParams, useSession, useToast } from 'kit';
import { findWaitingPath } from 'kit/afterSignIn';
import { wall } from 'schema/addresses';
import { signInStart, type SignInStart } from 'schema/signInStart';

/**
 * Reads the result of sign-in from the landing page's address: a token, a failure (specification, section 2), or that
 * the person must sign in the old way once (contract, section 8). A suspended member is not signed in.
 */
export function useSignInReturn(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { acceptToken, openSignIn } = useSession();
  const { change } = useDraft<SignInStart>(signInStart.draft, signInStart.none);
  const toast = useToast();
  const auth = params.get('auth');
  const token = params.get('token');
  // Not dependencies: accepting changes the session, which would run the effect again endlessly.
  const now = useRef({ navigate, acceptToken, openSignIn, change });
  now.current = { navigate, acceptToken, openSignIn, change };

  useEffect(() => {
    if (auth === 'failed') {
      void now.current.navigate('/', { replace: true });
      toast({
        title: t`Sign-in failed`,
        description: t`There was an issue with the authentication. Please try again.`,
        variant: 'destructive',
      });
    }
    if (auth === 'link') {
      void now.current.navigate('/', { replace: true });
      now.current.change({ isLinking: true });
      now.current.openSignIn();
    }
    if (auth === 'success' && token) {
      void now.current.navigate('/', { replace: true });
      if (page.suspension) return;
      now.current.acceptToken(token);
      toast({ title: t`Sign-in successful!`, description: t`Welcome to our prayer community.` });
      const returnPath = takeReturnPath() ?? findWaitingPath() ?? wall;
      window.setTimeout(() => void now.current.navigate(returnPath), redirectAfter.signIn);
    }
  }, [auth, token, toast]);
}

const wayBackCookie = 'pw_return_to';

/** The path from before sign-in, returned once. The gateway accepts only paths of this site. */
function takeReturnPath(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${wayBackCookie}=`));
  if (!found) return null;
  document.cookie = `${wayBackCookie}=; path=/; max-age=0`;
  const path = decodeURIComponent(found.slice(wayBackCookie.length + 1));
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
}
