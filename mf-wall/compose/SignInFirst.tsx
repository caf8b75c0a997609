import { useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { Button, page, radius, role, space, styled, Text, useComposer, useDraft, useSession } from 'kit';
import type { PrayerForm } from 'schema/rules/prayer';
import { signInStart, type SignInStart } from 'schema/signInStart';

/** For visitors: a code goes to the address of the form, so that signing in takes one press (decision 0056). */
export function SignInFirst({ getValues }: { getValues: () => PrayerForm }) {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  const { reopenAfterSignIn } = useComposer();
  const { change } = useDraft<SignInStart>(signInStart.draft, signInStart.none);
  if (person || !page.signInWays.email) return null;

  const signIn = () => {
    const { email, name, isAnonymous } = getValues();
    reopenAfterSignIn();
    change({ isByEmail: true, email: email.trim(), name: isAnonymous ? '' : name.trim() });
    openSignIn();
  };

  return (
    <Frame>
      <Text size="small" tone="soft">{t`New here? Your words wait while you sign in.`}</Text>
      <Button size="small" icon={<Mail />} onClick={signIn}>{t`Continue with e-mail`}</Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${role.line};
  border-radius: ${radius.medium};

  > p {
    flex: 1 1 12rem;
  }
`;
