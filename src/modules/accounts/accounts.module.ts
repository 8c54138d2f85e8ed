import { Module } from '@nestjs/common';
import { Links } from './account-links.service.js';
import { AccountsPersonalData } from './accounts.personal-data.js';
import { DemoPeople } from './demo-people.service.js';
import { Designation } from './designation.service.js';
import { OwnerActions } from './owner-actions.service.js';
import { Owners } from './owners.service.js';
import { PeopleService } from './people.service.js';
import { TeamWork } from './team-work.service.js';
import { TidyInvitations } from './tidy-invitations.js';
import { TidyLinks } from './tidy-links.js';

/** People, the accounts they act for, their passwords and the links that are mailed to them. */
@Module({
  providers: [
    AccountsPersonalData,
    DemoPeople,
    Links,
    OwnerActions,
    Owners,
    PeopleService,
    TeamWork,
    Designation,
    TidyInvitations,
    TidyLinks,
  ],
  exports: [DemoPeople, Links, OwnerActions, Owners, PeopleService, TeamWork],
})
export class AccountsModule {}
