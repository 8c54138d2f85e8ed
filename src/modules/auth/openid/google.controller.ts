import {
  Body,
  Controller,
  Get,
  HttpCode,
  Injectable,
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
import { GOOGLE } from '../../../platform/config/openid-providers.js';
import { Problem } from '../../../platform/errors/problem.js';
import { SecretAnswer } from '../../../platform/idempotency/secret-answer.decorator.js';
import { currentContext } from '../../../platform/scope/context.js';
import { LimitedBySource } from '../../../platform/throttle/limited.decorator.js';
import { SessionResponse } from '../auth.dto.js';
import { LIMITS } from '../limits.js';
import { LinkSignIn } from '../link-sign-in.service.js';
import { BrowserSignIn } from './browser-sign-in.service.js';
import { OpenIdProviders } from './openid-providers.service.js';
import { GoogleSignInRequest, ProviderLoginQuery } from './provider-sign-in.dto.js';
import { ProviderSignIn } from './provider-sign-in.service.js';

/** Checked first, so that an installation without Google says so for any input. */
@Injectable()
export class GoogleConfigured implements CanActivate {
  constructor(private readonly providers: OpenIdProviders) {}

  canActivate(): boolean {
    if (!this.providers.has(GOOGLE))
      throw new Problem('not_configured', { sentence: 'Google sign-in is not configured' });
    return true;
  }
}

/**
 * The browser's redirects to Google and back, at the addresses of docs/specification/sign-in.md. 503 `Google sign-in is
 * not configured`.
 */
@ApiTags('auth')
@Public()
@UseGuards(GoogleConfigured)
@Controller()
export class GoogleBrowserController {
  constructor(private readonly browser: BrowserSignIn) {}

  /** Redirects to Google. `state` is the role of a new person. */
  @ApiFoundResponse({ description: 'To Google' })
  @LimitedBySource(LIMITS.provider)
  @Get(['auth/google/login', 'api/auth/google/login'])
  login(@Query() query: ProviderLoginQuery, @Res() reply: FastifyReply): Promise<void> {
    return this.browser.leave(GOOGLE, query, reply);
  }

  /** Back from Google: to the dashboard with `?token=`, to the second step, or to /login with the code of the error. */
  @ApiFoundResponse({ description: 'To the dashboard or the sign-in' })
  @Get(['auth/google/callback', 'api/auth/google/callback'])
  callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.browser.arrive(GOOGLE, request, reply);
  }
}

/** Signs in with the token that Google gave to the browser. */
@ApiTags('auth')
@Public()
@UseGuards(GoogleConfigured)
@Controller('auth')
export class GoogleController {
  constructor(
    private readonly providers: OpenIdProviders,
    private readonly signIns: ProviderSignIn,
    private readonly tickets: LinkSignIn,
  ) {}

  /** By an ID token and its nonce, or a ticket. 503 not configured, 401 `provider_refused` or `two_factor_required`, 403 as named. */
  @LimitedBySource(LIMITS.provider)
  @SecretAnswer()
  @Post('google')
  @HttpCode(200)
  async signIn(@Body() body: GoogleSignInRequest): Promise<SessionResponse> {
    const { idToken, nonce, ticket, verificationToken, userType } = body;
    if (ticket) return this.tickets.enter('google', ticket, verificationToken);
    const person = await this.providers.get(GOOGLE).verify(idToken ?? '', nonce ?? '');
    return this.signIns.enter(
      person,
      userType ?? 'landlord',
      languageOf(currentContext().language),
      idToken ?? '',
      verificationToken,
    );
  }
}
