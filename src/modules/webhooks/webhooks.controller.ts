import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { NEW_WEBHOOKS, SENT_BY_HAND } from './limits.js';
import { WebhookLog } from './webhook-log.service.js';
import { MESSAGES } from './webhook-messages.dto.js';
import {
  NewWebhook,
  WebhookChange,
  WebhookDeliveryQuery,
  WebhookDeliveryResponse,
  WebhookProof,
  WebhookResponse,
  WebhookSecretResponse,
} from './webhook.dto.js';
import { Webhooks } from './webhooks.service.js';

/** The webhooks of a landlord's account. For its owners, and never for a key. */
@ApiTags('webhooks')
@ApiExtraModels(...MESSAGES)
@Roles('landlord')
@OwnerOnly()
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly log: WebhookLog,
  ) {}

  /** The account's webhooks, newest first. */
  @Get()
  list(): Promise<WebhookResponse[]> {
    return this.webhooks.list();
  }

  /** One webhook. 404 for another account's. */
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<WebhookResponse> {
    return this.webhooks.get(id);
  }

  /**
   * Makes a webhook. Only this answer contains its secret, and every owner gets a mail. 400 for an address that isn’t public or
   * has no https, 401 `invalid_credentials`, or `two_factor_required` with a challenge; 403 in the demo and `email_unverified`, 422 past 10 webhooks.
   */
  @SecretAnswer()
  @LimitedByPerson(NEW_WEBHOOKS)
  @Post()
  create(@Body() body: NewWebhook): Promise<WebhookSecretResponse> {
    return this.webhooks.create(body);
  }

  /** Changes what is sent, or switches a webhook on or off. 404 for another account's. */
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: WebhookChange): Promise<WebhookResponse> {
    return this.webhooks.change(id, body);
  }

  /** Deletes a webhook with its log. 404 for another account's. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.webhooks.remove(id);
  }

  /**
   * Makes a new secret, which only this answer contains. The previous one also signs for another 24 hours. 401
   * `invalid_credentials`, or `two_factor_required` with a challenge; 403 `email_unverified`; 404 for another account's
   * webhook.
   */
  @SecretAnswer()
  @LimitedByPerson(NEW_WEBHOOKS)
  @Post(':id/secret')
  replaceSecret(@Param('id', IdPipe) id: string, @Body() body: WebhookProof): Promise<WebhookSecretResponse> {
    return this.webhooks.replaceSecret(id, body);
  }

  /** Sends a message of the type `webhook.test`, once, also while the webhook is off. 404 for another account's. */
  @LimitedByPerson(SENT_BY_HAND)
  @Post(':id/test')
  test(@Param('id', IdPipe) id: string): Promise<WebhookDeliveryResponse> {
    return this.log.test(id);
  }

  /** What was sent within 30 days, newest first, with the answer to the last attempt. 404 for another account's. */
  @ApiOkResponse({ type: [WebhookDeliveryResponse] })
  @Get(':id/deliveries')
  deliveries(
    @Param('id', IdPipe) id: string,
    @Query() query: WebhookDeliveryQuery,
  ): Promise<Page<WebhookDeliveryResponse>> {
    return this.log.list(id, query);
  }

  /** Sends a message again, once, with the same id. 404 for another account's, 422 while it is still being sent. */
  @LimitedByPerson(SENT_BY_HAND)
  @Post(':id/deliveries/:deliveryId/replay')
  replay(
    @Param('id', IdPipe) id: string,
    @Param('deliveryId', IdPipe) deliveryId: string,
  ): Promise<WebhookDeliveryResponse> {
    return this.log.replay(id, deliveryId);
  }
}
