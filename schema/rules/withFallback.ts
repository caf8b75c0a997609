import * as z from 'zod/mini';

/** A field that may be missing or null; then it is `fallback`. */
export const withFallback = <Rule extends z.core.SomeType, const Fallback>(rule: Rule, fallback: Fallback) =>
  z.pipe(
    z.nullish(rule),
    z.transform((value: z.output<Rule> | null | undefined) => value ?? fallback),
  );
