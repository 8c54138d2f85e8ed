import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { TicketMessages } from './ticket-messages.service.js';
import { TicketsController } from './tickets.controller.js';
import { Tickets } from './tickets.service.js';

/** What people ask the office for, and what it answers. */
@Module({
  imports: [PeopleModule],
  controllers: [TicketsController],
  providers: [Tickets, TicketMessages],
  exports: [Tickets, TicketMessages],
})
export class SupportModule {}
