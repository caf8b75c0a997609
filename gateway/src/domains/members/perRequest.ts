import DataLoader from 'dataloader';
import type { Context } from './context';

type Batch<View> = (ids: readonly number[]) => Promise<View[][]>;

/**
 * Batches what a list needs from another table into one statement for each request. It does not cache: a mutation's
 * second field must see the effect of the first.
 */
export function perRequest<View>(batchOf: (ctx: Context) => Batch<View>) {
  const loaders = new WeakMap<Context, DataLoader<number, View[]>>();
  return (ctx: Context) => {
    const loader = loaders.get(ctx) ?? new DataLoader(batchOf(ctx), { cache: false });
    loaders.set(ctx, loader);
    return loader;
  };
}
