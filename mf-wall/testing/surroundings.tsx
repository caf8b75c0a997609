import { useComposer, useLocation, useSession } from 'kit';

/** What the shell would show around a part of the wall, in words: where one is, and which dialog it has opened. */
export function Surroundings() {
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

/** Counts how often the page was left for another document, which jsdom cannot do and complains of. */
export function watchDepartures(): () => number {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => complaints.mock.calls.filter(([complaint]) => String(complaint).includes('navigation')).length;
}
