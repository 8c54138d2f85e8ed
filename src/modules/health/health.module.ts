import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { Settings } from '../../platform/config/settings.js';
import { TranslationModule } from '../translation/translation.module.js';
import { DatabaseIndicators } from './database.indicators.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { ProcessIndicators } from './process.indicators.js';
import { ProviderIndicators } from './provider.indicators.js';

@Module({
  imports: [
    TranslationModule,
    TerminusModule.forRootAsync({
      // On SIGTERM probes hear `shutting_down` for this long while requests are still answered. Failures are logged by our filter.
      useFactory: ({ SHUTDOWN_DELAY_MS }: Settings) => ({
        logger: false,
        gracefulShutdownTimeoutMs: SHUTDOWN_DELAY_MS,
      }),
      inject: [Settings],
    }),
  ],
  controllers: [HealthController],
  providers: [DatabaseIndicators, HealthService, ProcessIndicators, ProviderIndicators],
})
export class HealthModule {}
