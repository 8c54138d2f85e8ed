import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { LinkRequest } from '../accounts/account-link.dto.js';
import { ACCOUNT_LIMITS } from '../accounts/rules/account-limits.js';
import { TwoFactorUnlock } from './two-factor-unlock.service.js';

/** The link that is mailed after too many wrong codes of the second step. */
@ApiTags('auth')
@Controller('auth/second-step')
export class SecondStepLinkController {
  constructor(private readonly links: TwoFactorUnlock) {}

  /** Unlocks the second step with a link that works once. 400 `invalid_link`. */
  @Public()
  @LimitedBySource(ACCOUNT_LIMITS.link)
  @Post('unlock')
  @HttpCode(204)
  unlock(@Body() { token }: LinkRequest): Promise<void> {
    return this.links.open(token);
  }
}
