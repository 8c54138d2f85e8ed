import { Module } from '@nestjs/common';
import { DeliverPushes } from './deliver-pushes.service.js';
import { PushDevices } from './push-devices.service.js';
import { PushKeyed } from './push-keyed.service.js';
import { PushKeys } from './push-keys.service.js';
import { PushSecrets } from './push-secrets.js';
import { PushController } from './push.controller.js';
import { PushPersonalData } from './push.personal-data.js';
import { Pushes } from './pushes.service.js';
import { PushSender } from './send-push.js';
import { TidyPushes } from './tidy-pushes.js';

/** Push messages to the browsers of people who turned them on there (Web Push, RFC 8030, 8291, 8292). */
@Module({
  controllers: [PushController],
  providers: [
    PushPersonalData,
    PushSecrets,
    PushKeys,
    PushKeyed,
    PushDevices,
    Pushes,
    PushSender,
    DeliverPushes,
    TidyPushes,
  ],
  exports: [Pushes, PushKeys, PushKeyed],
})
export class PushModule {}
