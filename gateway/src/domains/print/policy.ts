import type { Context } from '../members/context';

/** Whether the caller may print the prayers: site administrators. */
export async function mayPrint(ctx: Context): Promise<boolean> {
  return (await ctx.findCaller())?.isSiteAdmin ?? false;
}
