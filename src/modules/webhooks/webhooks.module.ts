import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { DeliverWebhooks } from './deliver-webhooks.service.js';
import { PublishWebhooks } from './publish-webhooks.js';
import { QueueWebhooks } from './queue-webhooks.service.js';
import { WebhookSender } from './send-webhook.js';
import { TidyWebhooks } from './tidy-webhooks.js';
import { WebhookKeys } from './webhook-keys.service.js';
import { WebhookLog } from './webhook-log.service.js';
import { WebhookMails } from './webhook-mails.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksPersonalData } from './webhooks.personal-data.js';
import { Webhooks } from './webhooks.service.js';

/** Sends messages of all modules to landlords' own software. */
@Module({
  imports: [AccountsModule, TwoFactorModule],
  controllers: [WebhooksController],
  providers: [
    WebhooksPersonalData,
    Webhooks,
    WebhookLog,
    WebhookMails,
    WebhookSecrets,
    WebhookKeys,
    WebhookSender,
    QueueWebhooks,
    PublishWebhooks,
    DeliverWebhooks,
    TidyWebhooks,
  ],
  exports: [WebhookKeys],
})
export class WebhooksModule {}
