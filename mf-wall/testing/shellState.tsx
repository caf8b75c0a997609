import { useComposer, useLocation, useSession } from 'kit';

/** Shows the shell's state as text: the address and the open dialogs. */
export function ShellState() {
  const { pathname, search } = useLocation();
  const { signInMode } = useSession();
  const { isOpen } = useComposer();
  return (
    <dl>
      <dt>Address</dt>
      <dd data-testid="address">{pathname + search}</dd>
      <dt>Sign-in dialog</dt>
      <dd data-testid="sign-in">{signInMode ?? 'closed'}</dd>
      <dt>Prayer form</dt>
      <dd data-testid="composer">{isOpen ? 'open' : 'closed'}</dd>
    </dl>
  );
}

/** Returns a function that counts navigations to other documents: jsdom logs an error for each. */
export function watchNavigations(): () => number {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => errors.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
}
