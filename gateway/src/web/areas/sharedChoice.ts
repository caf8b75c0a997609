import { z } from 'zod';
import type { Config } from '../../config';
import type { Choice } from './choice';
import { isSignedBy, sign } from './signature';

/** Seconds for which a link can be used: long enough to send it to somebody who is there. */
const linkSeconds = 60 * 60;

const sharedRule = z.object({
  by: z.string(),
  /** Seconds since 1970. */
  until: z.number(),
  versions: z.record(z.string(), z.string()),
  entries: z.record(z.string(), z.object({ entry: z.string(), packed: z.string() })),
});

/** A choice that somebody who may choose shares with others. */
export type SharedChoice = z.output<typeof sharedRule>;

/** The link that offers a choice to others. It has no effect before it has shown what it does, and who made it. */
export function linkFor(
  config: Config,
  { versions, entries }: Choice,
  { by, now = Date.now() }: { by: string; now?: number },
): string {
  const shared: SharedChoice = {
    by,
    until: Math.floor(now / 1000) + linkSeconds,
    versions,
    entries: Object.fromEntries(
      Object.entries(entries).map(([name, { entry, packed }]) => [name, { entry, packed }]),
    ),
  };
  const text = Buffer.from(JSON.stringify(shared)).toString('base64url');
  return `${config.siteOrigin}/canary?shared=${text}.${sign(config, signedText(text))}`;
}

/** The choice of a link; null if this site did not sign it, or if its hour is over. */
export function readShared(config: Config, shared: unknown, now = Date.now()): SharedChoice | null {
  const [text = '', signature = ''] = typeof shared === 'string' ? shared.split('.') : [];
  if (!isSignedBy(config, signedText(text), signature)) return null;
  const choice = sharedRule.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return choice.until * 1000 > now ? choice : null;
}

/** Another first word than that of cookies: none can pass for the other. */
const signedText = (text: string) => `shared ${text}`;
