import { useLocation, useSession } from 'kit';

/** What the shell would show around a part of this area, in words: where one is, and whether it asks to sign in. */
export function Surroundings() {
  const { pathname, search } = useLocation();
  const { signInMode } = useSession();
  return (
    <dl>
      <dt>Address</dt>
      <dd data-testid="address">{pathname + search}</dd>
      <dt>Sign-in dialog</dt>
      <dd data-testid="sign-in">{signInMode ?? 'closed'}</dd>
    </dl>
  );
}

/** The words of every alert since, in order. */
export function watchAlerts(): string[] {
  const alerts: string[] = [];
  jest.spyOn(window, 'alert').mockImplementation((words?: unknown) => void alerts.push(String(words)));
  return alerts;
}
