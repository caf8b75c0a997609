import { createHmac, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { deviceOf } from 'schema/device';
import type { Message, MessageCode } from 'schema/messages';
import { codeRequestRule, codeRule, tokenRule, wrongCode } from 'schema/rules/signIn';
import type { Config } from '../../config';
import { BadInput, NotFound, parse, TryAgainLater, UnreadableBody } from '../../platform/errors';
import { seal } from '../../platform/outbox/sealed';
import type { AppServices } from '../../platform/services';
import { hashToken, type Context } from '../members/context';
import { WithCookies } from '../route';
import { createSecret, readBrowserSecret } from './browserCookie';
import { cookieLine } from './cookies';
import {
  codeMinutes,
  createCode,
  findCodeRequest,
  storeCodeRequest,
  tryCode,
  takeToken,
  type CodeRequest,
  type ProvedAddress,
} from './emailCodesSql';
import { recordWrongCode } from './events';
import { finishSignIn } from './finish';
import { localPath } from './localPath';

/** Identifies the requesting browser: the mail's code and link sign in only there. */
const browserCookie = 'pw_email_sign_in';

const onItsWay = { message: 'If that address can receive mail, a code is on its way.' };

const linkRequired = {
  message: 'This address belongs to a member who signs in another way. Please sign in that way once.',
  code: 'LINK_REQUIRED',
} satisfies { message: Message; code: MessageCode };

/**
 * Requests a code by e-mail. Response and work are the same for every address: a job looks at it afterwards.
 *
 * @throws NotFound if this way to sign in is not offered; BadInput, TryAgainLater
 */
export async function requestCode(
  ctx: Context,
  headers: IncomingHttpHeaders,
  input: unknown,
): Promise<WithCookies> {
  requireOffered(ctx.config);
  const { email, returnTo } = parse(codeRequestRule, input);
  await ctx.admitMail();
  // An earlier code stays valid in this browser when no further mail is sent.
  const browser = readBrowserSecret(headers.cookie, browserCookie) ?? createSecret();
  const isStored = await storeCodeRequest(ctx.sql, {
    email,
    browserHash: hashToken(browser),
    returnTo: localPath(returnTo),
    locale: ctx.requestLocale,
  });
  if (!isStored) throw new TryAgainLater('overloaded', 60);
  return new WithCookies(onItsWay, [browserLine(ctx.config, browser, codeMinutes * 60)]);
}

/** Mails a code to each address that was requested, one after the other. */
export async function sendCodes({ config, database }: AppServices, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const request = await findCodeRequest(database.sql);
    if (!request) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const token = createSecret();
    await createCode(database.sql, request, {
      codeHash: codeHash(config, request, code),
      tokenHash: tokenHash(config, token),
      productName: config.productName,
      withCode: seal(config, { code, token }),
      withoutCode: seal(config, { code: null, token }),
    });
  }
}

/**
 * Signs in with the code, or the token of the link, in the browser that requested it.
 *
 * @throws NotFound, BadInput
 */
export async function verifyCode(
  ctx: Context,
  headers: IncomingHttpHeaders,
  input: unknown,
): Promise<WithCookies> {
  requireOffered(ctx.config);
  const proved = await requireProved(ctx, headers, input);
  const ended = await finishSignIn(
    { config: ctx.config, database: ctx },
    {
      way: 'email',
      issuer: 'email',
      subject: proved.email.toLowerCase(),
      email: proved.email,
      isVerified: true,
      firstName: null,
      lastName: null,
      name: null,
      profileImageUrl: null,
    },
    { headers, returnTo: proved.returnTo },
  );
  const cookies = [...ended.cookies, browserLine(ctx.config, '', 0)];
  return ended.kind === 'linkRequired'
    ? new WithCookies(linkRequired, cookies, 409)
    : new WithCookies({ redirect: ended.redirect }, cookies);
}

async function requireProved(
  ctx: Context,
  headers: IncomingHttpHeaders,
  input: unknown,
): Promise<ProvedAddress> {
  const { config, sql } = ctx;
  const browser = readBrowserSecret(headers.cookie, browserCookie);
  const browserHash = hashToken(browser ?? '');
  const isLink = !(input instanceof UnreadableBody) && Object.hasOwn(input as object, 'token');
  if (isLink) {
    const { token } = parse(tokenRule, input);
    const taken = browser && (await takeToken(sql, { browserHash, tokenHash: tokenHash(config, token) }));
    return taken || refuse('token');
  }
  const { email, code } = parse(codeRule, input);
  const hash = codeHash(config, { email, browserHash }, code);
  const tried = browser && (await tryCode(sql, { email, browserHash, codeHash: hash }));
  if (!tried) refuse('code');
  if (!tried.isRight) {
    recordAfterwards(ctx, { email, device: deviceOf(headers['user-agent']) });
    refuse('code');
  }
  return tried;
}

function refuse(path: 'code' | 'token'): never {
  throw new BadInput([{ path, message: wrongCode }]);
}

/** Nobody waits for it: the duration of the response must not show whether somebody has this address. */
function recordAfterwards({ sql, log }: Context, miss: { email: string; device: string }): void {
  recordWrongCode(sql, miss).catch((error: unknown) =>
    log.warn({ err: error }, 'a wrong code was not recorded'),
  );
}

function requireOffered({ emailSignIn }: Config): void {
  if (!emailSignIn) throw new NotFound();
}

function browserLine(config: Config, browser: string, maxAge: number): string {
  return cookieLine(config, browserCookie, browser, { maxAge, path: '/api' });
}

/** There are only a million codes: without the key their hashes would reveal them. */
function codeHash(config: Config, { email, browserHash }: Omit<CodeRequest, 'id'>, code: string): Buffer {
  return keyed(config, ['sign-in code', email.toLowerCase(), browserHash.toString('hex'), code]);
}

function tokenHash(config: Config, token: string): Buffer {
  return keyed(config, ['sign-in link', token]);
}

function keyed({ jwtSecret }: Config, parts: readonly string[]): Buffer {
  return createHmac('sha256', jwtSecret).update(parts.join('\n')).digest();
}
