import type { Request, Response } from 'express';
import type { Context } from '../../domains/members/context';
import { drawCanary, readChoice } from './choice';
import type { Registry } from './registry';
import { hasCanary, resolveRemotes, type ResolvedRemotes } from './resolve';

/** The remotes that this browser gets. While there is a canary, a new browser is given its number. */
export async function remotesFor(
  registry: Registry,
  ctx: Context,
  request: Request,
  response: Response,
): Promise<ResolvedRemotes> {
  const [remotes, choice] = await Promise.all([registry.read(), readChoice(ctx, request.headers.cookie)]);
  if (choice.canary !== null || !hasCanary(remotes)) return resolveRemotes(remotes, choice);
  const { canary, cookie } = drawCanary(ctx.config);
  response.append('Set-Cookie', cookie);
  return resolveRemotes(remotes, { ...choice, canary });
}
