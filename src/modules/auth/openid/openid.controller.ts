import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/auth/decorators.js';
import { SecretAnswer } from '../../../platform/idempotency/secret-answer.decorator.js';
import { LimitedBySource } from '../../../platform/throttle/limited.decorator.js';
import { SessionResponse } from '../auth.dto.js';
import { LIMITS } from '../limits.js';
import { LinkSignIn } from '../link-sign-in.service.js';
import { BrowserSignIn } from './browser-sign-in.service.js';
import { ProviderLoginQuery, ProviderTicketRequest } from './provider-sign-in.dto.js';

/** Sign-in with the OpenID Connect providers of the settings (docs/specification/sign-in.md). */
@ApiTags('auth')
@Public()
@Controller('auth/openid')
export class OpenIdController {
  constructor(
    private readonly browser: BrowserSignIn,
    private readonly tickets: LinkSignIn,
  ) {}

  /**
   * Redirects to the provider. `state` is the role of a new person. 404 for an unknown provider, 503 if it can't be
   * reached.
   */
  @ApiFoundResponse({ description: 'To the provider' })
  @LimitedBySource(LIMITS.provider)
  @Get(':provider/login')
  login(
    @Param('provider') provider: string,
    @Query() query: ProviderLoginQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.browser.leave(provider, query, reply);
  }

  /**
   * Back from the provider: to the dashboard with `?token=`, to the second step, or to /login with the code of the
   * error.
   */
  @ApiFoundResponse({ description: 'To the dashboard or the sign-in' })
  @Get(':provider/callback')
  callback(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.browser.arrive(provider, request, reply);
  }

  /** Exchanges the ticket from any provider's redirect for a session. 400 `invalid_link`, 401 `two_factor_required`. */
  @LimitedBySource(LIMITS.provider)
  @SecretAnswer()
  @Post('ticket')
  @HttpCode(200)
  ticket(@Body() { ticket, verificationToken }: ProviderTicketRequest): Promise<SessionResponse> {
    return this.tickets.enter('google', ticket, verificationToken);
  }
}
