import type { ClientAuth, Configuration, IDToken, ServerMetadata, UserInfoResponse } from 'openid-client';
import { asOneLine } from '../../../contract/one-line.js';
import type { OpenIdProviderSettings } from '../../../platform/config/openid-providers.js';
import { Problem } from '../../../platform/errors/problem.js';

/** The person, as confirmed by the provider. */
export interface ProviderPerson {
  issuer: string;
  /** The provider's name for the person; an address may pass to someone else, this never does. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The values of one attempt, kept from the redirect to the return. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

type OpenId = typeof import('openid-client');
type Claims = IDToken | (IDToken & UserInfoResponse);
interface Ready {
  openid: OpenId;
  /** For the code flow, and for ID tokens that the browser sends. */
  code: Configuration;
  token: Configuration;
}

const NAME_MAX = 80;
const TIMEOUT_SECONDS = 10;

/** An OpenID Connect provider: authorization code with PKCE, state and nonce (docs/specification/sign-in.md). */
export class OpenIdProvider {
  private ready: Promise<Ready> | null = null;

  constructor(
    private readonly settings: OpenIdProviderSettings,
    /** Where the provider sends the browser back to. */
    private readonly callback: string,
  ) {}

  /** Where the browser is sent, and the values that must come back with it. */
  async begin(language: string): Promise<{ url: URL; secrets: LoginSecrets }> {
    const { openid, code } = await this.provider();
    const secrets = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(code, {
      redirect_uri: this.callback,
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
    });
    return { url, secrets };
  }

  /** Exchanges the code of the callback. `provider_denied` for a refused consent, `provider_refused` for anything that does not fit. */
  async finish(query: string, { state, nonce, verifier }: LoginSecrets): Promise<ProviderPerson> {
    const { openid, code } = await this.provider();
    return this.person(async () => {
      const tokens = await openid.authorizationCodeGrant(code, new URL(this.callback + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      // Many providers put the identity into the ID token, but return the address only from their userinfo endpoint.
      if (!claims || claims['email'] || !code.serverMetadata().userinfo_endpoint) return claims;
      return { ...(await openid.fetchUserInfo(code, tokens.access_token, claims.sub)), ...claims };
    });
  }

  /** Checks an ID token that the browser got for `nonce`: signature, issuer, audience, age. `provider_refused` otherwise. */
  async verify(idToken: string, nonce: string): Promise<ProviderPerson> {
    const { openid, token } = await this.provider();
    const url = new URL(this.callback);
    url.hash = new URLSearchParams({ id_token: idToken }).toString();
    return this.person(() => openid.implicitAuthentication(token, url, nonce));
  }

  private async person(claims: () => Promise<Claims | undefined>): Promise<ProviderPerson> {
    try {
      return this.toPerson(await claims());
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      const denied = cause instanceof Error && 'error' in cause && cause.error === 'access_denied';
      throw new Problem(denied ? 'provider_denied' : 'provider_refused', { cause });
    }
  }

  private toPerson(claims: Claims | undefined): ProviderPerson {
    const text = (name: string) => (typeof claims?.[name] === 'string' ? asOneLine(claims[name]).trim() : '');
    const email = text('email');
    if (!claims || !email) throw new Problem('provider_refused');
    const [first = '', ...rest] = (text('name') || email.split('@')[0] || email).split(' ');
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      emailVerified: claims['email_verified'] === true || this.assigns(email),
      firstName: (text('given_name') || first).slice(0, NAME_MAX),
      lastName: (text('family_name') || rest.join(' ') || '–').slice(0, NAME_MAX),
    };
  }

  /** Whether the provider itself assigns the addresses of this domain. */
  private assigns(email: string): boolean {
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    return (this.settings.domains ?? []).includes(domain);
  }

  /** The library and the provider's description are fetched with the first sign-in; a failure is tried again with the next. */
  private provider(): Promise<Ready> {
    this.ready ??= this.discover().catch((cause: unknown) => {
      this.ready = null;
      throw new Problem('unavailable', { cause });
    });
    return this.ready;
  }

  private async discover(): Promise<Ready> {
    const openid = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.settings;
    const address = new URL(issuer);
    const insecure = address.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
    const configure = (mode: (config: Configuration) => void) =>
      openid.discovery(address, clientId, undefined, clientAuth(openid, clientSecret), {
        execute: [...insecure, mode],
        timeout: TIMEOUT_SECONDS,
      });
    const [code, token] = await Promise.all([
      configure(openid.enableNonRepudiationChecks),
      configure(openid.useIdTokenResponseType),
    ]);
    return { openid, code, token };
  }
}

/** The secret is sent in the body, or in a header where a provider only accepts it there. */
function clientAuth(openid: OpenId, secret: string): ClientAuth {
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  // Without a list, the standard's default is the header.
  const takesPost = ({ token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: ServerMetadata) =>
    methods.includes('client_secret_post');
  return (server, ...rest) => (takesPost(server) ? post : basic)(server, ...rest);
}
