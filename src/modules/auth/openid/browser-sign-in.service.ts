import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../contract/languages.js';
import { Problem } from '../../../platform/errors/problem.js';
import { currentContext } from '../../../platform/scope/context.js';
import { throttleSource } from '../../../platform/throttle/source.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { LIMITS } from '../limits.js';
import { OpenIdProviders } from './openid-providers.service.js';
import type { ProviderLoginQuery } from './provider-sign-in.dto.js';
import { ProviderSignIn, type Arrival } from './provider-sign-in.service.js';
import { SignInAttempts } from './sign-in-attempts.js';

/** The browser's redirects to a provider and back, for the controllers of Google and of the other providers. */
@Injectable()
export class BrowserSignIn {
  private readonly log = new Logger('OpenID');

  constructor(
    private readonly providers: OpenIdProviders,
    private readonly attempts: SignInAttempts,
    private readonly signIns: ProviderSignIn,
    private readonly throttle: Throttle,
  ) {}

  /** Redirects to the provider. 404 for an unknown one, 503 if it can't be reached. */
  async leave(
    provider: string,
    { state: role = 'landlord', lang }: ProviderLoginQuery,
    reply: FastifyReply,
  ): Promise<void> {
    const language = lang ?? languageOf(currentContext().language);
    const { url, secrets } = await this.providers.get(provider).begin(language);
    reply.header('set-cookie', await this.attempts.cookie({ ...secrets, provider, role, language }));
    await reply.header('cache-control', 'no-store').redirect(url.href, 302);
  }

  /** Redirects to the dashboard with `?token=`, to the second step, or to /login with the code of the error. */
  async arrive(provider: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const target = await this.targetOf(provider, request).catch((error: unknown) => this.refusal(provider, error));
    if (this.providers.has(provider)) reply.header('set-cookie', this.attempts.cleared(provider));
    await reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(target, 302);
  }

  private async targetOf(provider: string, request: FastifyRequest): Promise<string> {
    // Counted here, because past the limit the browser is redirected to the sign-in page, which a limit on the route
    // couldn't do.
    await this.throttle.use(LIMITS.provider, throttleSource());
    const client = this.providers.get(provider);
    const attempt = await this.attempts.open(provider, request.headers.cookie);
    const person = await client.finish(new URL(request.url, 'http://any').search, attempt);
    const arrival = await this.signIns.arrive(person, attempt.role, attempt.language);
    return addressOf(arrival, attempt.language === 'en' ? {} : { lang: attempt.language });
  }

  private refusal(provider: string, error: unknown): string {
    if (!(error instanceof Problem)) this.log.error({ err: error, provider }, 'A sign-in by a provider failed');
    return `/login?provider=${error instanceof Problem ? error.code : 'provider_refused'}`;
  }
}

/** The ticket for the second step is put after `#`, so that it isn't sent to a server or written to a log. */
function addressOf(arrival: Arrival, lang: Record<string, string>): string {
  if ('session' in arrival) {
    const { access_token: token, profile } = arrival.session;
    return `/dashboards/${profile.userType}?${new URLSearchParams({ ...lang, token }).toString()}`;
  }
  const { methods, ...second } = arrival.second;
  const query = new URLSearchParams({ ...lang, provider: 'second' }).toString();
  return `/login?${query}#${new URLSearchParams({ ...second, methods: methods.join(',') }).toString()}`;
}
