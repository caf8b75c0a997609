import { useFailureToast } from 'kit';

type Texts = Parameters<ReturnType<typeof useFailureToast>>[1];

/** Tries a write; tells of it if it fails, and answers whether it worked. */
export function useAttempt(texts: Texts): (write: () => Promise<unknown>) => Promise<boolean> {
  const tellOfFailure = useFailureToast();

  return async (write) => {
    try {
      await write();
      return true;
    } catch (error) {
      tellOfFailure(error, texts);
      return false;
    }
  };
}
