import {
  Body,
  Controller,
  Get,
  HttpCode,
  Injectable,
  Logger,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
  type CanActivate,
} from '@nestjs/common';
import { ApiFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../contract/languages.js';
import { Public } from '../../../platform/auth/decorators.js';
import { Problem } from '../../../platform/errors/problem.js';
import { SecretAnswer } from '../../../platform/idempotency/secret-answer.decorator.js';
import { currentContext } from '../../../platform/scope/context.js';
import { LimitedBySource } from '../../../platform/throttle/limited.decorator.js';
import { throttleSource } from '../../../platform/throttle/source.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { SessionResponse } from '../auth.dto.js';
import { LIMITS } from '../limits.js';
import { LinkSignIn } from '../link-sign-in.service.js';
import { GoogleAttempts } from './google-attempt.js';
import { GoogleProvider } from './google-provider.js';
import { GoogleSignIn, type Arrival } from './google-sign-in.service.js';
import { GoogleLoginQuery, GoogleSignInRequest } from './google.dto.js';

/** Before anything is looked at: an installation without Google says so, whatever was sent. */
@Injectable()
export class GoogleConfigured implements CanActivate {
  constructor(private readonly provider: GoogleProvider) {}

  canActivate(): boolean {
    if (!this.provider.configured)
      throw new Problem('not_configured', { sentence: 'Google sign-in is not configured' });
    return true;
  }
}

/** The browser's way to Google and back (docs/specification/sign-in.md). 503 `Google sign-in is not configured`. */
@ApiTags('auth')
@Public()
@UseGuards(GoogleConfigured)
@Controller()
export class GoogleBrowserController {
  private readonly log = new Logger('Google');

  constructor(
    private readonly provider: GoogleProvider,
    private readonly attempts: GoogleAttempts,
    private readonly signIns: GoogleSignIn,
    private readonly throttle: Throttle,
  ) {}

  /** Leads to Google. `state` is what a new person becomes. */
  @ApiFoundResponse({ description: 'To Google' })
  @LimitedBySource(LIMITS.google)
  @Get(['auth/google/login', 'api/auth/google/login'])
  async login(@Query() { state = 'landlord', lang }: GoogleLoginQuery, @Res() reply: FastifyReply): Promise<void> {
    const language = lang ?? languageOf(currentContext().language);
    const { url, secrets } = await this.provider.begin(language);
    reply.header('set-cookie', await this.attempts.cookie({ ...secrets, role: state, language }));
    await reply.header('cache-control', 'no-store').redirect(url.href, 302);
  }

  /** Back from Google: to the dashboard with `?token=`, to the second step, or to /login with the code of what went wrong. */
  @ApiFoundResponse({ description: 'To the dashboard or the sign-in' })
  @Get(['auth/google/callback', 'api/auth/google/callback'])
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const target = await this.arrive(request).catch((error: unknown) => this.refusal(error));
    reply.header('set-cookie', this.attempts.cleared()).header('referrer-policy', 'no-referrer');
    await reply.header('cache-control', 'no-store').redirect(target, 302);
  }

  private async arrive(request: FastifyRequest): Promise<string> {
    // Counted here: past the limit the browser is led to the sign-in page, which a limit on the route could not do.
    await this.throttle.use(LIMITS.google, throttleSource());
    const attempt = await this.attempts.open(request.headers.cookie);
    const person = await this.provider.finish(new URL(request.url, 'http://any').search, attempt);
    const arrival = await this.signIns.arrive(person, attempt.role, attempt.language);
    return addressOf(arrival, attempt.language === 'en' ? {} : { lang: attempt.language });
  }

  private refusal(error: unknown): string {
    if (!(error instanceof Problem)) this.log.error({ err: error }, 'A sign-in with Google failed');
    return `/login?google=${error instanceof Problem ? error.code : 'google_refused'}`;
  }
}

/** What waits for the second step goes behind `#`: it reaches no server and no log. */
function addressOf(arrival: Arrival, lang: Record<string, string>): string {
  if ('session' in arrival) {
    const { access_token: token, profile } = arrival.session;
    return `/dashboards/${profile.userType}?${new URLSearchParams({ ...lang, token }).toString()}`;
  }
  const { methods, ...second } = arrival.second;
  const query = new URLSearchParams({ ...lang, google: 'second' }).toString();
  return `/login?${query}#${new URLSearchParams({ ...second, methods: methods.join(',') }).toString()}`;
}

/** Sign-in with what Google gave to the browser. */
@ApiTags('auth')
@Public()
@UseGuards(GoogleConfigured)
@Controller('auth')
export class GoogleController {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly signIns: GoogleSignIn,
    private readonly tickets: LinkSignIn,
  ) {}

  /** By an ID token and its nonce, or a ticket. 503 not configured, 401 `google_refused` or `two_factor_required`, 403 as named. */
  @LimitedBySource(LIMITS.google)
  @SecretAnswer()
  @Post('google')
  @HttpCode(200)
  async signIn(@Body() body: GoogleSignInRequest): Promise<SessionResponse> {
    const { idToken, nonce, ticket, verificationToken, userType } = body;
    if (ticket) return this.tickets.enter('google', ticket, verificationToken);
    const person = await this.provider.verify(idToken ?? '', nonce ?? '');
    return this.signIns.enter(
      person,
      userType ?? 'landlord',
      languageOf(currentContext().language),
      idToken ?? '',
      verificationToken,
    );
  }
}
