import { Module } from '@nestjs/common';
import { LeasesModule } from '../leases/leases.module.js';
import { PushModule } from '../push/push.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { KeyedModules } from './keyed-modules.js';
import { RewrapKeys } from './rewrap-keys.js';
import { ServerKeysController } from './server-keys.controller.js';
import { ServerKeysService } from './server-keys.service.js';

/** The server's keys: which ones are accepted, what still depends on a previous one, and the job that moves it on. */
@Module({
  imports: [PushModule, LeasesModule, TwoFactorModule, WebhooksModule],
  controllers: [ServerKeysController],
  providers: [KeyedModules, ServerKeysService, RewrapKeys],
})
export class ServerKeysModule {}
