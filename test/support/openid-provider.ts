import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import { freePort } from './server-process.js';

export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID provider on this machine. The person that `signsIn` names consents immediately, unless `denies` is set. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  signsIn: ProviderPerson;
  denies: boolean;
  /** Follows the browser's redirects from the authorization address to the address that it is sent back to. */
  walk(authorization: string, home: string): Promise<string>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'test-client', clientSecret: 'a secret between two servers' };

interface ProviderOptions {
  /** As most providers do: the address only behind the userinfo address, the secret only in a header. */
  strict?: boolean;
}

export async function startOpenIdProvider(
  redirectUri: string,
  { strict = false }: ProviderOptions = {},
): Promise<OpenIdProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const known = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: strict ? 'client_secret_basic' : 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: strict,
    ...(strict && { clientAuthMethods: ['client_secret_basic'] }),
    findAccount: (_context: KoaContextWithOIDC, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...known.get(sub), sub }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    jwks: {
      keys: [
        {
          ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
          alg: 'RS256',
          use: 'sig',
          kid: 'test',
        },
      ],
    },
    cookies: { keys: ['cookies of a test'] },
    pkce: { required: () => true },
  });
  const self: OpenIdProvider = {
    issuer,
    ...CLIENT,
    signsIn: { sub: '', email: '', email_verified: true },
    denies: false,
    walk,
    close,
  };
  const handle = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    void interact(provider, self, known, request, response);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return self;

  function close(): Promise<void> {
    return closed(server);
  }
}

type Handler = Parameters<ReturnType<Provider['callback']>>;

/** What a person would do on the provider's pages. */
async function interact(
  provider: Provider,
  self: OpenIdProvider,
  known: Map<string, ProviderPerson>,
  request: Handler[0],
  response: Handler[1],
): Promise<void> {
  if (self.denies)
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no.',
    });
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  known.set(self.signsIn.sub, self.signsIn);
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: self.signsIn.sub } });
  const grant = new provider.Grant({
    accountId: session?.accountId ?? self.signsIn.sub,
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope('openid email profile');
  return provider.interactionFinished(
    request,
    response,
    { consent: { grantId: await grant.save() } },
    { mergeWithLastSubmission: true },
  );
}

async function walk(authorization: string, home: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = authorization;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider stopped at ${address}: ${answer.status} ${await answer.text()}`);
    address = new URL(location, address).href;
    if (address.startsWith(home)) return address;
  }
  throw new Error('The provider leads in circles');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
