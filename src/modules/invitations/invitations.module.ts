import { Module } from '@nestjs/common';
import { Invitations } from './invitations.service.js';
import { InvitedController } from './invited.controller.js';
import { InvitedService } from './invited.service.js';

/** Invitations by an admin, and how the invited come in. */
@Module({
  controllers: [InvitedController],
  providers: [Invitations, InvitedService],
  exports: [Invitations],
})
export class InvitationsModule {}
