import { randomBytes } from 'node:crypto';
import { newsletterRule } from 'schema/rules/newsletter';
import type { Context } from '../context';
import { parse } from '../errors';
import { keepAddress } from './sql';

const thanks = { message: 'Thank you for subscribing!' };

/** Asks for the weekly digest. The answer is the same for every address, known or not. @throws BadInput */
export async function subscribe(ctx: Context, input: unknown): Promise<{ message: string }> {
  const { email } = parse(newsletterRule, input);
  await keepAddress(ctx.sql, email, randomBytes(32));
  return thanks;
}
