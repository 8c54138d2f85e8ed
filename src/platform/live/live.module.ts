import { Global, Module } from '@nestjs/common';
import { EventsController } from './events.controller.js';
import { LiveHub } from './live-hub.js';

@Global()
@Module({ controllers: [EventsController], providers: [LiveHub], exports: [LiveHub] })
export class LiveModule {}
