import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';
import { StoredSettings } from './stored-settings.service.js';

/** The settings of the installation that admins change on a page. */
@Module({
  controllers: [SettingsController],
  providers: [SettingsService, StoredSettings],
})
export class SettingsModule {}
