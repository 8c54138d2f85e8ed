import { Module } from '@nestjs/common';
import { EliteController } from './elite.controller.js';
import { EliteSubscriptions } from './elite.service.js';
import { RenewElite } from './renew-elite.js';

export { EliteSubscriptions };

/** The Elite Partner subscription of suppliers. */
@Module({ controllers: [EliteController], providers: [EliteSubscriptions, RenewElite], exports: [EliteSubscriptions] })
export class EliteModule {}
