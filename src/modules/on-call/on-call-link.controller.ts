import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { ALERT_LINK } from './limits.js';
import { OnCallLinkRequest, OnCallLinkResponse } from './on-call-link.dto.js';
import { OnCallLinks } from './on-call-link.service.js';

@ApiTags('service requests')
@Controller('on-call/links')
export class OnCallLinkController {
  constructor(private readonly links: OnCallLinks) {}

  /** Shows what an alert is about, by the link in it. Doesn’t count as an answer. 400 `invalid_link`. */
  @Public()
  @LimitedBySource(ALERT_LINK)
  @SecretAnswer()
  @Post('look')
  @HttpCode(200)
  look(@Body() { key }: OnCallLinkRequest): Promise<OnCallLinkResponse> {
    return this.links.look(key);
  }

  /** The holder of the link takes care of the emergency; `taken` if someone else was first. 400 `invalid_link`. */
  @Public()
  @LimitedBySource(ALERT_LINK)
  @SecretAnswer()
  @Post('acknowledge')
  @HttpCode(200)
  acknowledge(@Body() { key }: OnCallLinkRequest): Promise<OnCallLinkResponse> {
    return this.links.acknowledge(key);
  }
}
