import { Module } from '@nestjs/common';
import { InvitationAcceptance } from './invitation-acceptance.service.js';
import { Invitations } from './invitations.service.js';
import { InvitedController } from './invited.controller.js';

/** Invitations by an admin, and how the invited come in. */
@Module({
  controllers: [InvitedController],
  providers: [Invitations, InvitationAcceptance],
  exports: [Invitations],
})
export class InvitationsModule {}
