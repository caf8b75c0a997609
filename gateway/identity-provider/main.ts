import { randomBytes } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import Provider, { interactionPolicy } from 'oidc-provider';
import { z } from 'zod';
import { claimsOf, findPerson, rememberPerson } from './people';
import { signInPage } from './signInPage';

if (process.env.NODE_ENV === 'production') {
  process.stderr.write('The local identity provider signs anybody in and never runs in production.\n');
  process.exit(1);
}

const environment = z
  .object({
    IDENTITY_PROVIDER_PORT: z.coerce.number().int().min(1).max(65535),
    CLIENT_ID: z.string().min(1),
    CLIENT_SECRET: z.string().min(1),
    REDIRECT_URI: z.url(),
    OIDC_REDIRECT_URI: z.url().optional(),
  })
  .parse(process.env);

const issuer = `http://localhost:${environment.IDENTITY_PROVIDER_PORT}`;

const formRule = z.object({
  name: z.string().trim().min(1, 'Please enter your name').max(100, 'This name is too long'),
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
  unverified: z.string().optional(),
});

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: environment.CLIENT_ID,
      client_secret: environment.CLIENT_SECRET,
      redirect_uris: [environment.REDIRECT_URI],
      token_endpoint_auth_method: 'client_secret_post',
    },
    ...genericClient(),
  ],
  claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
  interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}`, policy: promptEachTime() },
  findAccount: (_ctx, sub) => {
    const person = findPerson(sub);
    return person ? { accountId: sub, claims: () => claimsOf(person) } : undefined;
  },
  // The only client is our own site, so its scopes are granted.
  loadExistingGrant: async (ctx) => {
    const grant = new ctx.oidc.provider.Grant({
      clientId: ctx.oidc.client!.clientId,
      accountId: ctx.oidc.session!.accountId,
    });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
  ttl: { Session: 600, Interaction: 3600, Grant: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
});

const app = express();
app.get('/sign-in/:uid', showForm);
// Browsers request it on every page.
app.get('/favicon.ico', (_, response) => void response.status(204).end());
app.post('/sign-in/:uid', express.urlencoded({ extended: false, limit: '10kb' }), signIn);
app.use(provider.callback());

const server = app.listen(environment.IDENTITY_PROVIDER_PORT, '127.0.0.1', () =>
  process.send?.({ ready: true }),
);

for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) {
  process.on(event, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

/** The site as any OpenID Connect client, registered in the way that is usual where nothing is said. */
function genericClient() {
  const { CLIENT_ID: id, CLIENT_SECRET: secret, OIDC_REDIRECT_URI: redirect } = environment;
  return redirect ? [{ client_id: `${id}-oidc`, client_secret: secret, redirect_uris: [redirect] }] : [];
}

/** Developers sign in as different people in one browser, so the provider keeps no session. */
function promptEachTime() {
  const { base, Check } = interactionPolicy;
  const policy = base();
  const isSignedIn = new Check('prompt_each_time', 'each sign-in prompts for a person', (ctx) =>
    ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login')!.checks.add(isSignedIn);
  return policy;
}

function showForm(request: Request, response: Response): void {
  response.type('html').send(signInPage({ action: request.originalUrl }));
}

async function signIn(request: Request, response: Response): Promise<void> {
  const form = formRule.safeParse(request.body ?? {});
  if (!form.success) {
    const { name, email, unverified } = (request.body ?? {}) as Record<string, string | undefined>;
    const problem = form.error.issues[0]!.message;
    response
      .status(400)
      .type('html')
      .send(
        signInPage({
          action: request.originalUrl,
          name,
          email,
          isUnverified: unverified !== undefined,
          problem,
        }),
      );
    return;
  }
  const { name, email, unverified } = form.data;
  const { sub } = rememberPerson({ name, email, isVerified: unverified === undefined });
  const result = { login: { accountId: sub, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
