import { Module } from '@nestjs/common';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { MaintenanceMails } from './maintenance-mails.js';
import { MaintenanceReader } from './maintenance-reader.js';
import { MaintenanceRun } from './maintenance-run.service.js';
import { MaintenanceScheduleController } from './maintenance-schedule.controller.js';
import { MaintenanceSchedules } from './maintenance-schedule.service.js';

/** The commands that other modules may call. */
export { MaintenanceSchedules };

/** Recurring maintenance: schedules, and the service requests that are made from them. */
@Module({
  imports: [ServiceRequestsModule],
  controllers: [MaintenanceScheduleController],
  providers: [MaintenanceMails, MaintenanceReader, MaintenanceRun, MaintenanceSchedules],
  exports: [MaintenanceSchedules],
})
export class MaintenanceModule {}
