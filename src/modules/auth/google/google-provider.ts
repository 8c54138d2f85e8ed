import { Injectable } from '@nestjs/common';
import type { Configuration, IDToken } from 'openid-client';
import { asOneLine } from '../../../contract/one-line.js';
import { Settings } from '../../../platform/config/settings.js';
import { Problem } from '../../../platform/errors/problem.js';

/** Who came, as the provider vouches for it. */
export interface GooglePerson {
  /** The provider's name for the person; an address may pass to somebody else, this never does. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What one attempt carries from the way out to the way back. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

type OpenId = typeof import('openid-client');
interface Ready {
  openid: OpenId;
  /** For the code flow, and for ID tokens that the browser brings. */
  code: Configuration;
  token: Configuration;
}

const NAME_MAX = 80;
const CALLBACK = '/auth/google/callback';

/** Google, by OpenID Connect: authorization code with PKCE, state and nonce (docs/specification/sign-in.md). */
@Injectable()
export class GoogleProvider {
  private ready: Promise<Ready> | null = null;

  constructor(private readonly settings: Settings) {}

  get configured(): boolean {
    return Boolean(this.settings.GOOGLE_CLIENT_ID && this.settings.GOOGLE_CLIENT_SECRET);
  }

  /** Where the browser goes, and what must come back with it. */
  async begin(language: string): Promise<{ url: URL; secrets: LoginSecrets }> {
    const { openid, code } = await this.provider();
    const secrets = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(code, {
      redirect_uri: this.settings.publicUrl + CALLBACK,
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
    });
    return { url, secrets };
  }

  /** Exchanges the code of the callback. `google_denied` for a refused consent, `google_refused` for anything that does not fit. */
  async finish(query: string, { state, nonce, verifier }: LoginSecrets): Promise<GooglePerson> {
    const { openid, code } = await this.provider();
    const url = new URL(this.settings.publicUrl + CALLBACK + query);
    return this.person(async () => {
      const tokens = await openid.authorizationCodeGrant(code, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return tokens.claims();
    });
  }

  /** Checks an ID token that the browser got for `nonce`: signature, issuer, audience, age. `google_refused` otherwise. */
  async verify(idToken: string, nonce: string): Promise<GooglePerson> {
    const { openid, token } = await this.provider();
    const url = new URL(this.settings.publicUrl);
    url.hash = new URLSearchParams({ id_token: idToken }).toString();
    return this.person(() => openid.implicitAuthentication(token, url, nonce));
  }

  private async person(claims: () => Promise<IDToken | undefined>): Promise<GooglePerson> {
    try {
      return toPerson(await claims());
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      const denied = cause instanceof Error && 'error' in cause && cause.error === 'access_denied';
      throw new Problem(denied ? 'google_denied' : 'google_refused', { cause });
    }
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
    const { GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '', GOOGLE_ISSUER } = this.settings;
    const issuer = new URL(GOOGLE_ISSUER);
    const insecure = issuer.protocol === 'http:' && !this.settings.production ? [openid.allowInsecureRequests] : [];
    const configure = (mode: (config: Configuration) => void) =>
      openid.discovery(issuer, GOOGLE_CLIENT_ID, undefined, openid.ClientSecretPost(GOOGLE_CLIENT_SECRET), {
        execute: [...insecure, mode],
        timeout: 10,
      });
    const [code, token] = await Promise.all([
      configure(openid.enableNonRepudiationChecks),
      configure(openid.useIdTokenResponseType),
    ]);
    return { openid, code, token };
  }
}

function toPerson(claims: IDToken | undefined): GooglePerson {
  const text = (name: string) => (typeof claims?.[name] === 'string' ? asOneLine(claims[name]).trim() : '');
  const email = text('email');
  if (!claims || !email) throw new Problem('google_refused');
  const [first = '', ...rest] = (text('name') || email.split('@')[0] || email).split(' ');
  const firstName = (text('given_name') || first).slice(0, NAME_MAX);
  const lastName = (text('family_name') || rest.join(' ') || '–').slice(0, NAME_MAX);
  return { subject: claims.sub, email, emailVerified: claims['email_verified'] === true, firstName, lastName };
}
