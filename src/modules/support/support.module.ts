import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PeopleModule } from '../people/people.module.js';
import { CallersController } from './callers/callers.controller.js';
import { Callers } from './callers/callers.service.js';
import { TicketTargetsController } from './clock/targets.controller.js';
import { TicketTargets } from './clock/targets.service.js';
import { TicketClocks } from './clock/ticket-clocks.service.js';
import { TicketMerging } from './merging/merge.service.js';
import { TicketMergingController } from './merging/merging.controller.js';
import { TicketSplitting } from './merging/split.service.js';
import { AskRatings } from './ratings/ask-ratings.service.js';
import { TicketRatingsController } from './ratings/ratings.controller.js';
import { TicketRatings } from './ratings/ratings.service.js';
import { ReleaseWork } from './release-work.js';
import { SupportPersonalData } from './support.personal-data.js';
import { TicketDesks } from './team/desks.service.js';
import { TicketNotes } from './team/notes.service.js';
import { TicketTags } from './team/tags.service.js';
import { TicketTeamController } from './team/team.controller.js';
import { TicketMessages } from './ticket-messages.service.js';
import { TicketsController } from './tickets.controller.js';
import { Tickets } from './tickets.service.js';

/** Support requests and the team's answers. */
@Module({
  imports: [AccountsModule, PeopleModule],
  controllers: [
    TicketTeamController,
    TicketTargetsController,
    TicketMergingController,
    TicketRatingsController,
    CallersController,
    TicketsController,
  ],
  providers: [
    SupportPersonalData,
    Tickets,
    Callers,
    TicketMessages,
    TicketClocks,
    TicketTargets,
    TicketTags,
    TicketNotes,
    TicketDesks,
    TicketMerging,
    TicketSplitting,
    TicketRatings,
    AskRatings,
    ReleaseWork,
  ],
  exports: [Tickets, Callers, TicketMessages, TicketNotes, TicketTags, AskRatings, TicketRatings],
})
export class SupportModule {}
