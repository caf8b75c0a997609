import DataLoader from 'dataloader';
import type { Context } from './context';

type Batch<View> = (ids: readonly number[]) => Promise<View[][]>;

/**
 * What a list of things needs of another table, gathered into one statement a request. It does not remember: a
 * mutation's second field must see what the first did.
 */
export function perRequest<View>(batchOf: (ctx: Context) => Batch<View>) {
  const loaders = new WeakMap<Context, DataLoader<number, View[]>>();
  return (ctx: Context) => {
    const loader = loaders.get(ctx) ?? new DataLoader(batchOf(ctx), { cache: false });
    loaders.set(ctx, loader);
    return loader;
  };
}
