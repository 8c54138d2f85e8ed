import 'reflect-metadata';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { AppModule } from '../../src/app.module.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { createApp } from '../../src/platform/http/create-app.js';

/** A process on another day that takes jobs from the queue, to be killed in the middle of them. */
const { STARTED_AT: startedAt, ...env } = process.env;
if (!startedAt) throw new Error('STARTED_AT is missing.');
const settings = readSettings(env);

@Module({})
class ThatDay implements OnModuleInit {
  constructor(@Inject(Clock) private readonly clock: Clock) {}
  onModuleInit(): void {
    this.clock.setNow(String(startedAt));
  }
}

@Module({ imports: [AppModule.forRoot(settings), ThatDay] })
class WholeModule {}

const app = await createApp({ module: WholeModule }, settings);
await app.init();
