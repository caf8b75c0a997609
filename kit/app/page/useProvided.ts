import { use, type Context } from 'react';

/** The value of a context that a provider of the shell sets. @throws Error outside that provider */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (!value) throw new Error('A provider is missing');
  return value;
}
