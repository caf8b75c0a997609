import { readFailure, redirectAfter, useSignInRedirect, useToast } from 'kit';

/**
 * Tells of a testimony or a praise that was refused (specification, section 8): a lost session leads to sign-in
 * almost at once, anything else is an 'Error' with the server's message.
 */
export function useTestimonyFailure(): (error: unknown, otherwise: string) => void {
  const toast = useToast();
  const redirect = useSignInRedirect();

  return (error, otherwise) => {
    const { code, message } = readFailure(error);
    if (code === 'UNAUTHENTICATED') {
      toast({
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
        variant: 'destructive',
      });
      redirect(redirectAfter.unauthorized);
      return;
    }
    toast({ title: 'Error', description: message ?? otherwise, variant: 'destructive' });
  };
}
