import { Module } from '@nestjs/common';
import { LeaseCountsController } from './lease-counts.controller.js';
import { NavigationController } from './navigation.controller.js';
import { NavigationService } from './navigation.service.js';

/** Counts beside the menus and tabs of dashboards. */
@Module({ controllers: [NavigationController, LeaseCountsController], providers: [NavigationService] })
export class NavigationModule {}
