import { useFailureToast, useToast } from 'kit';

/** Tries a decision about an account, tells how it went, and answers whether it worked. */
export function useDecision(): (write: () => Promise<unknown>, done: string) => Promise<boolean> {
  const toast = useToast();
  const tellOfFailure = useFailureToast();

  return async (write, done) => {
    try {
      await write();
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to look after the site.',
        otherwise: 'Failed to change the account',
      });
      return false;
    }
    toast({ title: 'Success', description: done });
    return true;
  };
}
