/** A module hook: `postgres` resolves to the wrapper, except in the wrapper itself. */
export async function resolve(specifier, context, next) {
  const isOurs = specifier === 'postgres' && !context.parentURL?.endsWith('/cachedRows.mjs');
  if (!isOurs) return next(specifier, context);
  return { url: new URL('./cachedRows.mjs', import.meta.url).href, shortCircuit: true };
}
