import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { Leaving } from './leaving.service.js';
import { MyJobFiles } from './my-job-files.service.js';
import { MyJobSteps } from './my-job-steps.service.js';
import { MyJobsController } from './my-jobs.controller.js';
import { MyJobs } from './my-jobs.service.js';
import { StaffInvitations } from './staff-invitations.service.js';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';
import { TeamJobsController } from './team-jobs.controller.js';
import { TeamJobs } from './team-jobs.service.js';
import { TeamMails } from './team-mails.js';
import { TeamsPersonalData } from './teams.personal-data.js';

/** The services that other modules can call. */
export { MyJobSteps, StaffService, TeamJobs };

/** Suppliers' team members: their invitations and sign-in, the jobs assigned to them, and the time on site. */
@Module({
  imports: [InvitationsModule, ServiceRequestsModule, DocumentsModule],
  controllers: [StaffController, TeamJobsController, MyJobsController],
  providers: [
    TeamsPersonalData,
    StaffService,
    StaffInvitations,
    Leaving,
    TeamJobs,
    MyJobs,
    MyJobSteps,
    MyJobFiles,
    TeamMails,
  ],
  exports: [MyJobSteps, StaffService, TeamJobs],
})
export class TeamsModule {}
