import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Candle,
  Card,
  Link,
  Logo,
  Notice,
  page,
  PageHeading,
  Page,
  SkipLink,
  space,
  Stack,
  styled,
  Text,
  usePageReady,
  useSession,
} from 'kit';
import { wall } from 'schema/addresses';
import { verify } from './calls';
import { StepView } from './StepView';
import { useSteps } from './useSteps';

/**
 * The page behind the link of a sign-in mail, and the ways to sign in without it (contract, section 8). It has no
 * header, whose button would be a second 'Sign In'.
 */
export function SignInPage() {
  const { t } = useLingui();
  usePageReady();
  const token = useToken();
  const [isRefused, setRefused] = useState(false);
  const { person } = useSession();

  return (
    <>
      <SkipLink />
      <Top>
        <Link to="/">
          <Logo wordmark={page.productName} />
        </Link>
      </Top>
      <main id="content" tabIndex={-1}>
        <Narrow width="text">
          <Card>
            <Stack gap={5}>
              <Head>
                <Candle isLit={person !== null} />
                <PageHeading title={t`Sign in`} />
              </Head>
              {person ? (
                <SignedIn name={person.name} />
              ) : (
                <ByLinkOrWays
                  token={isRefused ? null : token}
                  isRefused={isRefused}
                  onRefused={() => setRefused(true)}
                />
              )}
            </Stack>
          </Card>
        </Narrow>
      </main>
    </>
  );
}

interface ByLinkOrWaysProps {
  token: string | null;
  isRefused: boolean;
  onRefused: () => void;
}

function ByLinkOrWays({ token, isRefused, onRefused }: ByLinkOrWaysProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const steps = useSteps({ kind: 'ways' });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  // The pressed button is gone.
  useEffect(() => {
    if (isRefused) notice.current?.focus();
  }, [isRefused]);

  const signIn = async (given: string) => {
    setPending(true);
    setFailure(null);
    const result = await verify({ token: given });
    setPending(false);
    if (result.kind === 'failed') {
      if (result.isFinal) onRefused();
      else setFailure(result.message);
      return;
    }
    setUsed(true);
    await steps.proceed(result);
  };

  if (token && !isUsed) {
    return (
      <Stack gap={4}>
        <Text tone="soft">
          <Trans>You asked for this by e-mail. One press, and you are back among us.</Trans>
        </Text>
        <Button
          variant="primary"
          size="large"
          isFullWidth
          pending={isPending}
          onClick={() => void signIn(token)}
        >
          <Trans>Sign in</Trans>
        </Button>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      {isRefused && (
        <Refused ref={notice} tabIndex={-1}>
          <Notice tone="warning" title={t`This link does not sign you in here`}>
            <Trans>
              It works once, for ten minutes, and only in the browser that asked for it. Did you ask on
              another device or in another app? Please type the code of the mail there.
            </Trans>
          </Notice>
        </Refused>
      )}
      <StepView {...steps} field={field} />
    </Stack>
  );
}

function SignedIn({ name }: { name: string | null }) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Text tone="soft">
        {name ? (
          <Trans>
            You are signed in as <bdi>{name}</bdi>.
          </Trans>
        ) : (
          t`You are signed in.`
        )}
      </Text>
      <Button as={Link} to={wall} variant="primary" isFullWidth>{t`To the prayers`}</Button>
    </Stack>
  );
}

/** The token of the mail's link, from the fragment, which is removed from the address at once. */
function useToken(): string | null {
  const [token] = useState(() => window.location.hash.slice(1) || null);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (token) window.history.replaceState(window.history.state, '', pathname + search);
  }, [token]);
  return token;
}

const Top = styled.header`
  padding: ${space[4]};
`;

const Head = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
`;

const Narrow = styled(Page)`
  && {
    max-width: 30rem;
    padding-block-start: clamp(${space[4]}, 8svh, ${space[11]});
  }
`;

const Refused = styled.div`
  &:focus {
    outline: none;
  }
`;
