import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { MaintenanceSettingsChange, MaintenanceSettingsResponse } from './maintenance-settings.dto.js';
import { MaintenanceSettingsService } from './maintenance-settings.service.js';

@ApiTags('service requests')
@Roles('landlord')
@Controller('maintenance-settings')
export class MaintenanceSettingsController {
  constructor(private readonly settings: MaintenanceSettingsService) {}

  /** What suppliers may spend without a quote (the usual limit and the one for emergencies), and which documents they need. */
  @Get()
  read(): Promise<MaintenanceSettingsResponse> {
    return this.settings.read();
  }

  /** Changes the settings. The usual limit applies to new offers, the one for emergencies immediately. 409 `stale_version`. */
  @OwnerOnly()
  @Put()
  change(@Body() body: MaintenanceSettingsChange): Promise<MaintenanceSettingsResponse> {
    return this.settings.change(body);
  }
}
