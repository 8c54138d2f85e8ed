import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { AccountPeople } from './account-people.service.js';
import { ColleagueInvitations } from './colleague-invitations.service.js';
import { ColleagueMails } from './colleague-mails.js';
import { ColleaguesController } from './colleagues.controller.js';
import { Colleagues } from './colleagues.service.js';

/** Several people in one landlord's account: invitations, roles and removal. */
@Module({
  imports: [AccountsModule, InvitationsModule, ProfilesModule, TwoFactorModule],
  controllers: [ColleaguesController],
  providers: [AccountPeople, ColleagueInvitations, Colleagues, ColleagueMails],
})
export class ColleaguesModule {}
