import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { EliteController } from './elite.controller.js';
import { EliteSubscriptions } from './elite.service.js';

export { EliteSubscriptions };

/** The Elite Partner subscription of suppliers. */
@Module({
  imports: [SubscriptionsModule],
  controllers: [EliteController],
  providers: [EliteSubscriptions],
  exports: [EliteSubscriptions],
})
export class EliteModule {}
