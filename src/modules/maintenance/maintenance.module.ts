import { Module } from '@nestjs/common';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { DueReminders } from './due-reminders.js';
import { MaintenanceMails } from './maintenance-mails.js';
import { MaintenanceReader } from './maintenance-reader.js';
import { MaintenanceRun } from './maintenance-run.service.js';
import { MaintenanceScheduleController } from './maintenance-schedule.controller.js';
import { MaintenanceSchedules } from './maintenance-schedule.service.js';
import { MaintenancePersonalData } from './maintenance.personal-data.js';
import { CoverageReminders } from './warranties/coverage-reminders.js';
import { CoverageController } from './warranties/coverage.controller.js';
import { Coverages } from './warranties/coverage.service.js';

/** The commands that other modules may call. */
export { MaintenanceSchedules };

/** When a schedule is due, for calendars. */
export { dueBetween } from './due-days.js';
export { dueDaysOf } from './maintenance-rows.js';

/** Recurring maintenance: schedules, the service requests that are made from them, and what is under warranty or insured. */
@Module({
  imports: [ServiceRequestsModule],
  controllers: [MaintenanceScheduleController, CoverageController],
  providers: [
    MaintenancePersonalData,
    MaintenanceMails,
    MaintenanceReader,
    MaintenanceRun,
    MaintenanceSchedules,
    Coverages,
    CoverageReminders,
    DueReminders,
  ],
  exports: [MaintenanceSchedules],
})
export class MaintenanceModule {}
