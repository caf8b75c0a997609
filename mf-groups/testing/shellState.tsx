import { useLocation, useSession } from 'kit';

/** Shows the shell's state as text: the address and the sign-in dialog. */
export function ShellState() {
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

/** The texts of all alerts from here on, in order. */
export function watchAlerts(): string[] {
  const alerts: string[] = [];
  jest.spyOn(window, 'alert').mockImplementation((words?: unknown) => void alerts.push(String(words)));
  return alerts;
}
